import type { ReactNode } from "react";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { useHasWords } from "./choice-link.tsx";
import { FORM_ANCHOR } from "./picker-address.ts";
import { KEPT } from "./use-kept-words.ts";

/** How long it was to last stays, too. */
const NAMES = [...KEPT, "startDate", "endDate"];

/** What was typed into a plain form that came back, without fields for it. */
export function HiddenWords() {
  const { values } = useFormOutcome();
  return NAMES.map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
  ));
}

/** While the page has no fields for what was typed, the next choice takes it along. */
export function KeptWords({ children }: { children?: ReactNode }) {
  if (!useHasWords())
    return children ? (
      <div id={FORM_ANCHOR} className="scroll-mt-24">
        {children}
      </div>
    ) : null;
  return (
    <PlainForm id={FORM_ANCHOR} className="scroll-mt-24">
      <HiddenWords />
      {children}
    </PlainForm>
  );
}
