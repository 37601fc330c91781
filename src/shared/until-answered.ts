import { RequestError, reasonOf } from "./http.ts";

interface Patience {
  signal: AbortSignal;
  /** Called before each wait, and before a try of which the browser knows that it is not connected. */
  onLost: () => void;
}

/** How long to wait before each new try; the browser's "online" ends any wait at once. */
const PAUSES_MILLISECONDS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const LONGEST_PAUSE = 15_000;

/** No answer came, or one of those with which a proxy stands in for a server that restarts. */
export const isLost = (error: unknown): boolean =>
  error instanceof RequestError && [0, 502, 503, 504].includes(error.status);

/** Nobody knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof RequestError) || (isLost(error) && error.reason === undefined);

export const NO_ANSWER = "There was no answer";

/** What was wanted is so: an earlier try has arrived, or somebody else was faster. */
export const isSoAlready = (error: unknown): boolean =>
  error instanceof RequestError && error.code?.endsWith("_already") === true;

interface Failing {
  /** What did not happen, when it was refused: "The days are still closed". */
  title: string;
  /** What is to be done when nobody knows whether it happened. */
  again: string;
}

/** What a message says of a call that failed: why it was refused, or that no answer came. */
export const failureOf = (error: unknown, { title, again }: Failing) =>
  isUnanswered(error)
    ? { title: NO_ANSWER, description: again }
    : { title, description: reasonOf(error, "Please try again.") };

/**
 * Tries again while the connection is lost: as often as there are pauses while the browser believes
 * that it is connected, and for as long as it takes while it knows that it is not.
 */
export async function untilAnswered<Answer>(
  attempt: () => Promise<Answer>,
  { signal, onLost }: Patience,
): Promise<Answer> {
  let losses = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      if (!navigator.onLine) onLost();
      return await attempt();
    } catch (error) {
      if (navigator.onLine) losses += 1;
      if (signal.aborted || !isLost(error) || losses > PAUSES_MILLISECONDS.length) throw error;
      onLost();
      await untilOnlineOr(PAUSES_MILLISECONDS[tries] ?? LONGEST_PAUSE, signal);
      if (signal.aborted) throw error;
    }
  }
}

function untilOnlineOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
