import type { NoModelAnswer } from "./language-model.server.ts";

const FAILURES = 3;
const REST_MS = 60_000;

interface Rest {
  /** True while nobody should be kept waiting; once in a while somebody tries. */
  isDue(): boolean;
  hear(reason: NoModelAnswer | null): void;
}

/** A server that did not answer several times running is left alone for a while. */
export function createRest(now: () => number = Date.now): Rest {
  let failed = 0;
  let until = 0;
  return {
    isDue() {
      if (failed < FAILURES) return false;
      if (now() < until) return true;
      until = now() + REST_MS;
      return false;
    },
    hear(reason) {
      if (reason === "gone" || reason === "over-budget") return;
      failed = reason === "timeout" || reason === "unreachable" ? failed + 1 : 0;
      if (failed === FAILURES) until = now() + REST_MS;
    },
  };
}
