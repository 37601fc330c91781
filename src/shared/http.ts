import type { ErrorBody, ErrorLink, FieldMessages } from "./errors.ts";

/**
 * A call that was not answered with 2xx. `message` is "status: body", as callers of the site's
 * API have always seen it; `reason` is the sentence for people when the server gave one.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly code: string | undefined;
  readonly fields: FieldMessages | undefined;
  /** Of what the sentence tells, for a call that says yes to it. */
  readonly version: string | undefined;
  readonly links: readonly ErrorLink[] | undefined;

  constructor(status: number, text: string, body: Partial<ErrorBody>) {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.reason = body.message;
    this.code = body.code;
    this.fields = body.fields;
    this.version = body.version;
    this.links = body.links;
  }
}

/** The server's own sentence, else the page's fallback. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof RequestError && error.reason ? error.reason : fallback;
}
