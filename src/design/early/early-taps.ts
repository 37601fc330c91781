import { arrivesAt } from "./arrives-at.ts";

interface Remembered {
  taps: Set<HTMLButtonElement>;
  stop(): void;
}

declare global {
  interface Window {
    /** Made by the script in <head>. */
    landfallTaps?: Remembered;
  }
}

/** The buttons that were tapped before the page was alive, in order; their mark is taken off. */
export function takeEarlyTaps(): HTMLButtonElement[] {
  const taps = [...(window.landfallTaps?.taps ?? [])];
  window.landfallTaps?.stop();
  for (const button of taps) delete button.dataset.tapped;
  return taps;
}

/** False while the part of the page with this button is not alive; one that is gone is done with. */
export const tapAgain = (button: HTMLButtonElement): boolean =>
  !button.isConnected || arrivesAt(button, "click", () => button.click());
