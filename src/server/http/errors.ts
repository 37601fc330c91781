import type { Logger } from "pino";
import type { z } from "zod";
import { isLostConnection } from "#src/db/lost-connection.server.ts";
import { isOutOfSpace } from "#src/shared/causes.ts";
import { AppError, type FieldMessages, toErrorBody } from "#src/shared/errors.ts";
import { conflictOf } from "./database-conflict.ts";

/** How an error looks to someone who asked for a page. */
export type PlainPage = (sentence: string, address: string) => Response;

export interface ErrorContext {
  log: Logger;
  /** Whether whoever asked went away before the answer. */
  isGone?: boolean;
  request?: Request;
  plainPage?: PlainPage | undefined;
}

/** Soon enough for a connection that was cut, and a server that starts anew is asked seldom. */
const LOST_DATABASE_SECONDS = 2;

/** Nobody reads it; in the log and in the metrics it is told from answers of ours. */
const WENT_AWAY = 499;

/** The one catch: whatever was thrown becomes an answer that says what to do, and no more. */
export function toErrorResponse(thrown: unknown, context: ErrorContext): Response {
  const { log, request, plainPage } = context;
  if (context.isGone) return new Response(null, { status: WENT_AWAY });
  const error = toAppError(thrown);
  report(error, thrown, log);
  const isPage = error.status >= 500 && request && asksForPage(request);
  const shown = isPage ? plainPage?.(error.message, pathOf(request)) : undefined;
  const headers = new Headers(shown?.headers ?? { "Content-Type": "application/json" });
  headers.set("Cache-Control", "no-store");
  if (error.retryAfterSeconds) headers.set("Retry-After", String(error.retryAfterSeconds));
  const body = shown ? shown.body : JSON.stringify(toErrorBody(error));
  return new Response(body, { status: error.status, headers });
}

function report(error: AppError, thrown: unknown, log: Logger): void {
  if (error.kind === "out_of_space") log.warn({ reason: String(error.cause) }, "out of space");
  else if (error.status >= 500 && !isRefusal(error)) log.error({ err: thrown }, "request failed");
}

/** We chose to answer so; nothing failed. */
const isRefusal = ({ kind, cause }: AppError): boolean =>
  kind === "unavailable" && cause === undefined;

export function toAppError(thrown: unknown): AppError {
  if (isOutOfSpace(thrown)) {
    return new AppError(
      "out_of_space",
      "There is no room left to save this. Please try again later.",
      {
        cause: thrown,
      },
    );
  }
  if (thrown instanceof AppError) return thrown;
  if (isLostConnection(thrown)) {
    return new AppError("unavailable", "Landfall cannot be reached just now. Please try again.", {
      retryAfterSeconds: LOST_DATABASE_SECONDS,
      cause: thrown,
    });
  }
  return (
    conflictOf(thrown) ??
    new AppError("internal", "Something went wrong on our side.", { cause: thrown })
  );
}

/** A browser that goes to an address, unlike our scripts and other programs. */
function asksForPage({ method, headers, url }: Request): boolean {
  const isReading = method === "GET" || method === "HEAD";
  const isCall = new URL(url).pathname.startsWith("/api/");
  return isReading && !isCall && (headers.get("accept") ?? "").includes("text/html");
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
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
