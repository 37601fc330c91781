import { useEffect, useRef, useState } from "react";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { complaintsFrom, type FieldComplaints } from "./field-complaints.ts";

/** What is wrong after a try to send, by a plain form, too; the first wrong field then has the focus. */
export function useFieldComplaints() {
  const { fields } = useFormOutcome();
  const element = useRef<HTMLFormElement>(null);
  const [{ errors, tries }, setState] = useState({
    errors: complaintsFrom(fields),
    tries: 0,
  });
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return {
    element,
    errors,
    complain: (errors: FieldComplaints) => setState((now) => ({ errors, tries: now.tries + 1 })),
    /** These were changed: nothing is known against them until the next try. */
    mend: (names: readonly string[]) =>
      setState((now) => ({
        ...now,
        errors: Object.fromEntries(
          Object.entries(now.errors).filter(([name]) => !names.includes(name)),
        ),
      })),
  };
}
