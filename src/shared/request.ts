import type { Method } from "./declared-call.ts";
import type { ErrorBody } from "./errors.ts";
import { RequestError } from "./http.ts";

export interface RequestOptions {
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** The form of the answer, where there are several. */
  accept?: string;
}

/** The one way to the API: same origin, cookies, and the header that other sites cannot send. */
export async function request(
  method: Method,
  address: string,
  { body, accept, ...options }: RequestOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = { "X-Requested-With": "XMLHttpRequest" };
  if (accept !== undefined) headers.Accept = accept;
  const init: RequestInit = { method, headers, credentials: "same-origin", ...options };
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined && method !== "GET") {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch(address, init);
  if (!response.ok) throw await readRequestError(response);
  return response;
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
