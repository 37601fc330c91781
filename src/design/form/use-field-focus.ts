import { type RefObject, useEffect, useRef, useState } from "react";

const FIELD = ":is(input:not([type=hidden]), textarea, select)";
/** Itself, or the first of a group of radios. */
const WRONG_FIELD = `[aria-invalid=true]${FIELD}, [aria-invalid=true] ${FIELD}`;

interface FieldFocus {
  form: RefObject<HTMLFormElement | null>;
  /** To be called with what is wrong: once it shows, the first field that is wrong has the focus. */
  toComplaint: () => void;
}

export function useComplaintFocus(): FieldFocus {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [refusals]);
  return { form, toComplaint: () => setRefusals((count) => count + 1) };
}

/** For a form in a dialog, which opens with the focus in its first field. */
export function useFieldFocus(): FieldFocus {
  const focus = useComplaintFocus();
  const { form } = focus;
  useEffect(() => form.current?.querySelector<HTMLElement>(FIELD)?.focus(), [form]);
  return focus;
}
