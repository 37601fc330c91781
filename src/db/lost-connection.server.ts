import { causesOf, codeOf } from "#src/shared/causes.ts";

const NETWORK = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"];
const NAMES = ["ENOTFOUND", "EAI_AGAIN"];

/**
 * PostgreSQL's own words for it: ended by an administrator, by a crash or for lack of a connection,
 * starting up, its database dropped, too long idle, too long in a transaction, cut off.
 */
const ENDED = ["57P01", "57P02", "57P03", "57P04", "57P05", "53300", "25P03", "25P04"];
const CUT_OFF = ["08000", "08001", "08003", "08004", "08006"];

const CODES = new Set([...NETWORK, ...NAMES, ...ENDED, ...CUT_OFF]);

/** Where the driver has a sentence and no code. */
const SENTENCES =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$|^Cannot use a pool after calling end/;

/** Whether the way to the database was lost; the same call may succeed on another connection. */
export function isLostConnection(thrown: unknown): boolean {
  for (const error of causesOf(thrown)) {
    // Of a socket that is not there, unlike a file.
    const isMissingSocket = "syscall" in error && error.syscall === "connect";
    if (codeOf(error) === "ENOENT" && isMissingSocket) return true;
    if (CODES.has(codeOf(error) ?? "") || SENTENCES.test(error.message)) return true;
  }
  return false;
}
