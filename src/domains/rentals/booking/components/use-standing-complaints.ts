import { type FormEvent, useState } from "react";
import type { FieldMessages } from "#src/shared/errors.ts";

/** Another end may be all that a start needs. */
const TOGETHER: Readonly<Record<string, string[]>> = { endDate: ["startDate", "endDate"] };

/** A complaint ends as soon as its field holds something that may be right; the server judges the rest. */
export function useStandingComplaints(
  complaints: FieldMessages,
  /** What they came with: others begin anew. */
  refusal: unknown,
) {
  const [mended, setMended] = useState<{ of: unknown; names: readonly string[] }>({
    of: refusal,
    names: [],
  });
  const names = mended.of === refusal ? mended.names : [];
  const isStanding = ([name]: [string, string]) => !names.includes(name);
  return {
    standing: Object.fromEntries(Object.entries(complaints).filter(isStanding)) as FieldMessages,
    /** On every change of the form. */
    look: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!isField(target)) return;
      const touched = (TOGETHER[target.name] ?? [target.name]).filter((name) => name in complaints);
      if (touched.length === 0) return;
      const others = names.filter((name) => !touched.includes(name));
      setMended({ of: refusal, names: mayBeRight(target) ? [...others, ...touched] : others });
    },
  };
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Typed =>
  target instanceof HTMLElement && "validity" in target;

const mayBeRight = (field: Typed): boolean =>
  field.validity.valid &&
  !(field.getAttribute("aria-required") === "true" && field.value.trim() === "");
