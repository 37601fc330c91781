import { useLayoutEffect } from "react";

/**
 * While a floating list is open, Radix hides the rest of the page from screen readers but leaves
 * it focusable. `inert` closes that gap. It ends before the focus returns to the trigger.
 */
export function useInertBehind(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.inert &&
        !element.querySelector("[role=listbox]"),
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [open]);
}
