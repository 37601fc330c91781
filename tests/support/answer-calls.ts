import { vi } from "vitest";

interface Call {
  method: string;
  /** Without what is asked for after it. */
  path: string;
  search: URLSearchParams;
  body: unknown;
}

export type Answer = (call: Call) => Response | Promise<Response>;
/** "POST /api/login" → what the server says to it. A star stands for one part of the path. */
export type Answers = Record<string, Answer>;

export const answer =
  (body: unknown, init?: ResponseInit): Answer =>
  () =>
    Response.json(body, init);

/** A list of the API says how long it is as a whole. */
export const answerList = (items: readonly unknown[], total = items.length): Answer =>
  answer(items, { headers: { "X-Total-Count": String(total) } });

export const refuse = (status: number, body: { message: string; [more: string]: unknown }) =>
  answer({ code: "invalid", ...body }, { status });

/** As without a connection. */
export const loseConnection: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** One answer after the other; the last one stays. */
export function answerInTurn(first: Answer, ...others: Answer[]): Answer {
  let current = first;
  const rest = [...others];
  return (call) => {
    const given = current(call);
    current = rest.shift() ?? current;
    return given;
  };
}

/** Answers the page's calls to the API. What nobody has an answer for is not there. */
export function answerCalls(answers: Answers = {}) {
  const calls: Call[] = [];
  const known = { ...answers };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const call = { method: init.method ?? "GET", path: pathname, search: searchParams, body };
    calls.push(call);
    const found = Object.keys(known).find((name) => matches(name, call));
    if (!found) return Response.json({ message: "There is nothing here." }, { status: 404 });
    return (known[found] as Answer)(call);
  });
  return {
    /** From now on. */
    answer: (more: Answers) => Object.assign(known, more),
    /** Every body that was sent so, in order. */
    sent: (name: string) => calls.filter((call) => matches(name, call)).map(({ body }) => body),
    calls,
  };
}

function matches(name: string, { method, path }: Call): boolean {
  const parts = name.split(" ");
  const pattern = (parts[1] ?? "").replaceAll("*", "[^/]+");
  return parts[0] === method && new RegExp(`^${pattern}$`).test(path);
}
