import { type RefObject, useEffect } from "react";

const WRONG = "[aria-invalid=true]";
const TOLD = "[role=alert]";

/** Whoever is refused sees why: at the first field that is wrong, else at what is said above them. */
export function useComplaintFocus(
  form: RefObject<HTMLFormElement | null>,
  refusal: unknown,
  /** What moves the page about meanwhile. */
  layout: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for again when the page has moved.
  useEffect(() => {
    if (!refusal) return;
    const place =
      form.current?.querySelector<HTMLElement>(WRONG) ??
      form.current?.querySelector<HTMLElement>(TOLD);
    place?.focus();
    place?.scrollIntoView({ block: "nearest" });
  }, [form, refusal, layout]);
}
