import { watchEarlyWords } from "#src/design/early/early-words.ts";

/** Once the document is empty: the next page was touched by nobody before it was alive. */
export function forgetEarly(): void {
  window.landfallTaps?.stop();
  delete window.landfallTaps;
  watchEarlyWords().stop();
}
