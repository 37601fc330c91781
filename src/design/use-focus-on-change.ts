import { type RefObject, useEffect, useRef } from "react";

/** What changed something is gone with the change: the focus goes to what tells of it, or comes next. */
export function useFocusOnChange<Told extends HTMLElement = HTMLParagraphElement>(
  value: unknown,
): RefObject<Told | null> {
  const ref = useRef<Told>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) ref.current?.focus();
    before.current = value;
  }, [value]);
  return ref;
}
