import { type RefObject, useEffect, useRef, useState } from "react";

const FIELDS = "input:not([type=hidden]), textarea, select";

interface FieldFocus {
  form: RefObject<HTMLFormElement | null>;
  /** To be called with what is wrong: once it shows, the first field that is wrong has the focus. */
  toComplaint: () => void;
}

/** For a form in a dialog, which opens with the focus in its first field. */
export function useFieldFocus(): FieldFocus {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const wanted = refusals === 0 ? FIELDS : "[aria-invalid=true]";
    form.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [refusals]);
  return { form, toComplaint: () => setRefusals((count) => count + 1) };
}
