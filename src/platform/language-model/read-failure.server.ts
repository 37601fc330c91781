import type { NoModelAnswer } from "./language-model.server.ts";

/** What went wrong with a request: never the words of the server, which may repeat ours or the key. */
export interface Failure {
  reason: NoModelAnswer | null;
  /** Of the answer that turned it away. */
  status: number | null;
  /** Worth trying again after so long; null where it is not. */
  retryAfterMs: number | null;
}

const FIRST_PAUSE_MS = 400;
const WORTH_RETRYING = [408, 409, 429, 500, 502, 503, 504];

export async function readFailure(error: unknown): Promise<Failure> {
  const { APICallError } = await import("ai");
  if (!APICallError.isInstance(error))
    return { reason: "malformed", status: null, retryAfterMs: null };
  const { statusCode: status = null, responseHeaders, isRetryable } = error;
  if (status === null) {
    return { reason: "unreachable", status, retryAfterMs: isRetryable ? FIRST_PAUSE_MS : null };
  }
  // It came, and was no answer of such a server.
  if (status < 300) return { reason: "malformed", status: null, retryAfterMs: null };
  const isWorth = WORTH_RETRYING.includes(status);
  return {
    reason: "unreachable",
    status,
    retryAfterMs: isWorth ? pauseOf(responseHeaders?.["retry-after"]) : null,
  };
}

/** Seconds, or a date. */
function pauseOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return FIRST_PAUSE_MS;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : FIRST_PAUSE_MS;
}
