import type { Window } from "happy-dom";

/** In pixels, as in the design's own breakpoints. */
const BREAKPOINTS: Record<string, number> = { sm: 640, md: 768, lg: 1024, xl: 1280 };
const DISPLAY_CLASS =
  /^(?:(max-)?(sm|md|lg|xl):)?(hidden|block|inline|inline-block|flex|inline-flex|grid|contents)$/;
/** What a browser shows only when it is opened. */
const CLOSED = "[hidden], [popover], dialog:not([open]), details:not([open]) > :not(summary)";

/**
 * A parsed page has no stylesheet: whether a part is shown at a width is read from the classes that
 * say so (`hidden lg:flex`, `max-sm:hidden`). Everything else about the look belongs to the browser.
 */
export function showAtWidth(window: Window, width: number): void {
  const visible = { visibility: "visible", getPropertyValue: () => "" };
  const shown = { ...visible, display: "block" };
  const gone = { ...visible, display: "none" };
  const look = (element: Element) =>
    element.matches(CLOSED) || isHiddenAt(element, width) ? gone : shown;
  Object.assign(window, { getComputedStyle: look });
}

/** The narrowest condition that holds wins, as it does in the stylesheet. */
function isHiddenAt(element: Element, width: number): boolean {
  const className = element.getAttribute("class");
  if (!className?.includes("hidden")) return false;
  let display = "";
  let strength = -1;
  for (const name of className.split(/\s+/)) {
    const [, max, breakpoint, value = ""] = DISPLAY_CLASS.exec(name) ?? [];
    const pixels = breakpoint ? (BREAKPOINTS[breakpoint] ?? 0) : 0;
    const holds = max ? width < pixels : width >= pixels;
    if (value === "" || !holds || pixels < strength) continue;
    display = value;
    strength = pixels;
  }
  return display === "hidden";
}
