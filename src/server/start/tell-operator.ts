import { DataFolderError } from "#src/db/embedded/cluster.ts";
import { causesOf, isOutOfSpace } from "#src/shared/causes.ts";
import { EnvError } from "./env.ts";

const FULL = "The disk is full: make room for the data folder, then start Landfall again.";

/** A sentence where the operator can help, all that is known where only an engineer can. */
export function tellOperator(error: unknown): unknown {
  if (error instanceof EnvError || error instanceof DataFolderError) return error.message;
  if (isOutOfSpace(error) || causesOf(error).some(({ message }) => saysFull(message))) return FULL;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken: stop what runs there, or set PORT.`;
  return error;
}

/** When the embedded database ends by itself: why, as far as it said so. */
export function describeCrash({ code, stderr }: { code: number | string; stderr: string }): string {
  if (saysFull(stderr)) return `The database ended. ${FULL}`;
  const lastWords = stderr.split("\n").findLast((line) => /\b(?:PANIC|FATAL): /.test(line));
  const reason = lastWords
    ? lastWords.replace(/^.*?\b(PANIC|FATAL): +/, "$1: ")
    : `it ended with ${code}`;
  return `The database ended by itself (${reason}), so Landfall ends, too: start it again, what was saved is kept.`;
}

/** As the system's own words reach us through PostgreSQL. */
const saysFull = (text: string): boolean =>
  /no space left on device|disk quota exceeded/i.test(text);
