const TOKENS = [
  "page",
  "shoal",
  "shoal-deep",
  "land",
  "ink",
  "contour",
  "contour-fine",
  "coast",
] as const;

export type ChartColors = Record<(typeof TOKENS)[number], string>;

/** As the element's light paints them: a custom property alone would still say light-dark(…). */
export function readChartColors(element: HTMLElement): ChartColors {
  const probe = document.createElement("span");
  probe.hidden = true;
  element.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries(TOKENS.map((token) => [token, read(token)])) as ChartColors;
  probe.remove();
  return colors;
}

/** Calls back when the light may have changed: chosen by hand, or by the system. */
export function watchLight(element: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const settings = { attributes: true, attributeFilter: ["data-light"] };
  observer.observe(document.documentElement, settings);
  const part = element.closest("[data-light]");
  if (part) observer.observe(part, settings);
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", onChange);
  };
}
