import { useLayoutEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { earlyTexts } from "#src/design/early/early-words.ts";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";

/**
 * The form survives a reload, a sign-in and a look at another page. What is given wins over what was
 * typed: the address of the account, for instance. What was typed while the page was not alive wins
 * over the draft and is part of it at once: somebody may leave before the page is told. On a page with
 * several forms each has its `formRef`, for their fields may have the same names.
 */
export function useSessionDraft<Values extends FieldValues, Sent>(
  key: string,
  { reset, watch, getValues }: UseFormReturn<Values, unknown, Sent>,
  given: Partial<Values>,
) {
  const first = useRef(given);
  const isNew = useRef(true);
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const draft = readDraft<Partial<Values>>(key);
    const early = isNew.current
      ? earlyTexts(Object.keys(getValues()), formRef.current ?? undefined)
      : {};
    isNew.current = false;
    const hasEarly = Object.keys(early).length > 0;
    if (draft || hasEarly) {
      const values = { ...getValues(), ...draft, ...first.current, ...early };
      reset(values, { keepDefaultValues: true });
      if (hasEarly) writeDraft(key, values);
    }
    const { unsubscribe } = watch((values) => writeDraft(key, values));
    return unsubscribe;
  }, [key, reset, watch, getValues]);
  return { formRef, forget: () => writeDraft(key, null) };
}
