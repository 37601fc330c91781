import type { Request as AskedRequest, BrowserWindow, Response as HappyResponse } from "happy-dom";
import type { AskSite } from "./site-visitor.ts";

export interface LiveNetwork {
  /** Every call that scripts made: "POST /api/login". */
  calls: string[];
  /** Every body that scripts sent to a path, in order. */
  sent(path: string): unknown[];
  /** Lets what the pattern matches wait until the function that it returns is called. */
  hold(pattern: RegExp): () => void;
  /** Answers what the pattern matches in the server's place; null is a broken connection. */
  answer(pattern: RegExp, answer: (() => Response) | null): void;
  /** Lets the server answer again what the pattern was for. */
  pass(pattern: RegExp): void;
  respond(asked: { request: AskedRequest; window: BrowserWindow }): Promise<HappyResponse>;
}

interface Rule {
  pattern: RegExp;
  until?: Promise<void>;
  answer?: (() => Response) | null;
}

const SCRIPT = /^\/assets\/.*\.js$/;

/** Between the scripts of a page and the server. The newest rule that matches a path counts. */
export function createLiveNetwork(ask: AskSite): LiveNetwork {
  const calls: string[] = [];
  const bodies: { path: string; body: unknown }[] = [];
  const rules: Rule[] = [];

  async function fetchFor(request: AskedRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const rule = rules.findLast(({ pattern }) => pattern.test(pathname + search));
    if (!SCRIPT.test(pathname)) calls.push(`${request.method} ${pathname}${search}`);
    const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
    if (body && /json/.test(request.headers.get("Content-Type") ?? "")) {
      bodies.push({ path: pathname, body: JSON.parse(Buffer.from(body).toString()) });
    }
    await rule?.until;
    if (rule?.answer === null) throw new TypeError("Failed to fetch");
    if (rule?.answer) return rule.answer();
    const headers = Object.fromEntries(request.headers);
    return ask(request.url, { method: request.method, headers, body });
  }

  return {
    calls,
    sent: (path) => bodies.filter((each) => each.path === path).map(({ body }) => body),
    hold(pattern) {
      const { promise, resolve } = Promise.withResolvers<void>();
      rules.push({ pattern, until: promise });
      return resolve;
    },
    answer: (pattern, answer) => rules.push({ pattern, answer }),
    pass: (pattern) => rules.push({ pattern }),
    async respond({ request, window }) {
      const response = await fetchFor(request);
      const text = await response.text();
      return new window.Response(
        SCRIPT.test(new URL(request.url).pathname) ? withoutImportMeta(text, request.url) : text,
        { status: response.status, headers: Object.fromEntries(response.headers) },
      );
    },
  };
}

/** Scripts are not modules of Node here, so that each page has its own. */
const withoutImportMeta = (script: string, url: string): string =>
  script
    .replaceAll("import.meta.resolve", "undefined")
    .replaceAll("import.meta.url", JSON.stringify(url));
