import { useLayoutEffect, useRef } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";

export const KEPT = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "totalGuests",
  "specialRequests",
];

/** What was typed stays with the tab: another time or item is chosen without typing it again. */
export function useKeptWords(businessId: number) {
  const form = useRef<HTMLFormElement>(null);
  const key = `rental-request-${businessId}`;
  useLayoutEffect(() => {
    const kept = readDraft<Record<string, string>>(key) ?? {};
    for (const field of fieldsOf(form.current))
      if (field.value === field.defaultValue) field.value = kept[field.name] ?? field.value;
  }, [key]);
  return {
    form,
    keep: () =>
      writeDraft(key, Object.fromEntries(fieldsOf(form.current).map((f) => [f.name, f.value]))),
    forget: () => writeDraft(key, null),
  };
}

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])].filter(({ name }) =>
    KEPT.includes(name),
  );
