import { type Logger, pino } from "pino";

/**
 * JSON lines. Nothing about a person is written: only what a log call names, and of an error only
 * what was done and where, never the values it was done with.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, destination);
}

interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

function describeError(error: unknown): ErrorFacts | string {
  if (!(error instanceof Error)) return "not an error";
  return factsOf(error);
}

function factsOf(error: Error): ErrorFacts {
  const { code } = error as NodeJS.ErrnoException;
  // Drizzle's message ends with the query's values, PostgreSQL's `detail` repeats a row's.
  const message = "query" in error ? `Failed query: ${error.query}` : error.message;
  const [, ...frames] = (error.stack ?? "").split(/\n(?=\s+at )/);
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    stack: frames.join("\n"),
    ...(error.cause instanceof Error && { cause: factsOf(error.cause) }),
  };
}
