import type { Logger } from "pino";
import type { z } from "zod";
import { AppError, type FieldMessages, toErrorBody } from "#src/shared/errors.ts";
import { conflictOf } from "./database-conflict.ts";

/** The one catch: whatever was thrown becomes an answer that says what to do, and no more. */
export function toErrorResponse(thrown: unknown, log: Logger): Response {
  const error = toAppError(thrown);
  if (error.status >= 500) log.error({ err: thrown }, "request failed");
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (error.retryAfterSeconds) headers.set("Retry-After", String(error.retryAfterSeconds));
  return Response.json(toErrorBody(error), { status: error.status, headers });
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isLostDatabase(thrown)) {
    return new AppError("unavailable", "Landfall cannot be reached just now. Please try again.", {
      cause: thrown,
    });
  }
  return (
    conflictOf(thrown) ??
    new AppError("internal", "Something went wrong on our side.", { cause: thrown })
  );
}

export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const name = issue.path.join(".") || "body";
    fields[name] ??= issue.message;
  }
  return fields;
}

/** Bad input: a message for each field, and the first of them as the message of the whole. */
export function invalidFields(fields: FieldMessages): AppError {
  const [first = "Please check what you entered."] = Object.values(fields);
  return new AppError("invalid", first, { fields });
}

/** Network, then PostgreSQL: shutting down, starting up, cut off, no connection left. */
const LOST = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03", "08006", "53300"]);

function isLostDatabase(thrown: unknown): boolean {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown;
  if (!(cause instanceof Error)) return false;
  const { code, syscall }: NodeJS.ErrnoException = cause;
  // Of a socket that is not there, unlike a file.
  if (code === "ENOENT" && syscall === "connect") return true;
  return LOST.has(String(code)) || cause.message.startsWith("Connection terminated");
}
