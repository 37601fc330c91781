import { type RefObject, useEffect, useRef } from "react";

/** The button that changed something is gone with the change: the focus goes to what tells of it. */
export function useFocusOnChange(value: unknown): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) ref.current?.focus();
    before.current = value;
  }, [value]);
  return ref;
}
