import { takeEarlyTaps, tapAgain } from "./early-taps.ts";
import { tellAgain, watchEarlyWords } from "./early-words.ts";

const RETRY_MS = 50;
/** A part whose script has not come after this long is given up. */
const PATIENCE_MS = 60_000;

/**
 * Brings the page to life, and then does what was done before: words that were typed are told to the
 * forms, and buttons that were tapped are tapped again. `hydrate` says when the page is alive, before
 * anything is drawn again: a field that React controls would be emptied by that. Other parts of a page
 * come to life later, one by one.
 */
export function comeToLife(hydrate: (onAlive: () => void) => void): void {
  const { words, stop } = watchEarlyWords();
  const taps = takeEarlyTaps();
  let untold = [...words.keys()];
  let untapped = taps;
  const tell = () => {
    untold = untold.filter((control) => !tellAgain(control, words));
  };
  const giveUpAt = Date.now() + PATIENCE_MS;
  const keepTrying = () => {
    // Words before taps: a form is sent when it knows them.
    tell();
    untapped = untapped.filter((button) => !tapAgain(button));
    if (untold.length + untapped.length === 0 || Date.now() > giveUpAt) stop();
    else setTimeout(keepTrying, RETRY_MS);
  };
  hydrate(tell);
  keepTrying();
}
