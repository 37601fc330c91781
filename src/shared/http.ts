import type { ErrorBody, FieldMessages } from "./errors.ts";

/**
 * A call that was not answered with 2xx. `message` is "status: body", as callers of the site's
 * API have always seen it; `reason` is the sentence for people when the server gave one.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly code: string | undefined;
  readonly fields: FieldMessages | undefined;

  constructor(status: number, text: string, body: Partial<ErrorBody>) {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.reason = body.message;
    this.code = body.code;
    this.fields = body.fields;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The one way in which pages call the API: same origin, cookies, and the header that other sites cannot send. */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers: Record<string, string> = { "X-Requested-With": "XMLHttpRequest" };
  const init: RequestInit = { method, headers, credentials: "same-origin", signal };
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined && method !== "GET") {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init);
  if (!response.ok) throw await readRequestError(response);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** A read that fails says what could not be read; the server's own words are the cause. */
export async function read<Answer>(
  path: string,
  failure: string,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await request<Answer>("GET", path, undefined, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Error(failure, { cause: error });
  }
}

/** One page of a list that says how long it is. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
}

type QueryValue = string | number | boolean | null | undefined;

/** A list whose length comes in `X-Total-Count`; conditions that are not given are left out. */
export async function requestList<Item>(
  path: string,
  conditions: Readonly<Record<string, QueryValue>> = {},
  signal?: AbortSignal,
): Promise<ListPage<Item>> {
  const given = Object.entries(conditions).filter(([, value]) => value != null && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const headers = { "X-Requested-With": "XMLHttpRequest" };
  const init: RequestInit = { headers, credentials: "same-origin", signal };
  const response = await fetch(given.length > 0 ? `${path}?${query}` : path, init);
  if (!response.ok) throw await readRequestError(response);
  const items: Item[] = await response.json();
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

async function readRequestError(response: Response): Promise<RequestError> {
  const text = await response.text();
  return new RequestError(response.status, text || response.statusText, parseErrorBody(text));
}

/** A proxy in between may answer with something else. */
function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(text);
    return typeof body?.message === "string" ? body : {};
  } catch {
    return {};
  }
}

/** The server's own sentence, else the page's fallback. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof RequestError && error.reason ? error.reason : fallback;
}
