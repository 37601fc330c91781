import { takeEarlyTaps, tapAgain } from "./early-taps.ts";
import { tellAgain, watchEarlyWords } from "./early-words.ts";

const RETRY_MS = 50;
/** A part whose script has not come after this long is given up. */
const PATIENCE_MS = 60_000;

/**
 * Brings the page to life, and then does what was done before: words that were typed are told to the
 * forms, and buttons that were tapped are tapped again. Parts of a page come to life one by one.
 */
export function comeToLife(hydrate: () => void): void {
  const { words, stop } = watchEarlyWords();
  const taps = takeEarlyTaps();
  hydrate();
  const deeds = [
    ...[...words.keys()].map((control) => () => tellAgain(control, words)),
    ...taps.map((button) => () => tapAgain(button)),
  ];
  redo(deeds, Date.now() + PATIENCE_MS, stop);
}

/** Words before taps: a form is sent when it knows them. */
function redo(deeds: (() => boolean)[], giveUpAt: number, onDone: () => void): void {
  const left = deeds.filter((deed) => !deed());
  if (left.length === 0 || Date.now() > giveUpAt) onDone();
  else setTimeout(() => redo(left, giveUpAt, onDone), RETRY_MS);
}
