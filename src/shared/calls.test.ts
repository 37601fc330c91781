import { afterEach, describe, expect, test, vi } from "vitest";
import { callsOf } from "./calls.ts";
import type { DeclaredCall, Declares } from "./declared-call.ts";
import { RequestError } from "./http.ts";

type Asked = Partial<Record<"q" | "limit" | "isOpen", string | number | boolean>>;

interface Read extends DeclaredCall {
  name: "GET /api/shells/{id}";
  params: { id: number | string };
  query: Asked;
  body: undefined;
  answer: { id: number } | undefined;
}
interface Keep extends DeclaredCall {
  name: "POST /api/shells";
  params: undefined;
  query: undefined;
  body: { name: string };
  answer: { id: number };
}
interface List extends DeclaredCall {
  name: "GET /api/shells";
  params: undefined;
  query: Asked;
  body: undefined;
  answer: { id: number }[];
}

const { call, callList, callWhole } =
  callsOf<(Declares<Read> | Declares<Keep> | Declares<List>)[]>();

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

const answerWith = (body: string | null, init?: ResponseInit) =>
  fetched.mockImplementation(async () => new Response(body, init));

describe("a call", () => {
  test("fills its parameters into the path, and conditions that are given into the query", async () => {
    answerWith("{}");
    const query = { q: "mud & sand", limit: 5, isOpen: false };
    await call("GET /api/shells/{id}", { params: { id: "a/b" }, query });
    await call("GET /api/shells/{id}", { params: { id: 7 }, query: { q: "", limit: undefined } });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "/api/shells/a%2Fb?q=mud+%26+sand&limit=5&isOpen=false",
      "/api/shells/7",
    ]);
  });

  test("takes the conditions of an address as they stand", async () => {
    answerWith("[]");
    await call("GET /api/shells", { query: new URLSearchParams("q=&limit=5") });
    expect(fetched.mock.lastCall?.[0]).toBe("/api/shells?q=&limit=5");
  });

  test("sends its body by its method, and can outlive the page", async () => {
    answerWith('{"id":7}');
    const given = { body: { name: "Whelk" }, keepalive: true };
    expect(await call("POST /api/shells", given)).toEqual({ id: 7 });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/api/shells",
      expect.objectContaining({ method: "POST", body: '{"name":"Whelk"}', keepalive: true }),
    );
  });

  test("answers the parsed JSON, or nothing for an empty answer", async () => {
    const params = { id: 7 };
    answerWith('{"id":7}');
    expect(await call("GET /api/shells/{id}", { params })).toEqual({ id: 7 });
    answerWith("");
    expect(await call("GET /api/shells/{id}", { params })).toBeUndefined();
    answerWith(null, { status: 204 });
    expect(await call("GET /api/shells/{id}", { params })).toBeUndefined();
  });
});

describe("a list", () => {
  test("comes with its length, which is that of the answer when nothing else is said", async () => {
    answerWith('[{"id":7}]', { headers: { "X-Total-Count": "41" } });
    expect(await callList("GET /api/shells")).toEqual({ items: [{ id: 7 }], total: 41 });
    answerWith('[{"id":7}]');
    expect(await callList("GET /api/shells")).toEqual({ items: [{ id: 7 }], total: 1 });
  });
});

test("all of a list is asked for page by page, until its total is there", async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }]];
  fetched.mockImplementation(async () =>
    Response.json(pages.shift() ?? [], { headers: { "X-Total-Count": "3" } }),
  );
  expect(await callWhole("GET /api/shells")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/shells",
    "/api/shells?offset=2",
  ]);
  expect(await callWhole("GET /api/shells")).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

describe("a call that fails", () => {
  test("says what the server said", async () => {
    answerWith('{"message":"No."}', { status: 409 });
    await expect(callList("GET /api/shells")).rejects.toThrow(RequestError);
  });

  test("says its own words where it has some, with the server's as their cause", async () => {
    answerWith('{"message":"No."}', { status: 500 });
    const failure = "Failed to fetch shells";
    const error = await call("GET /api/shells", { failure }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: failure, cause: { status: 500, reason: "No." } });
  });

  test("fails as it is once it was given up", async () => {
    const given = new DOMException("given up", "AbortError");
    fetched.mockRejectedValue(given);
    const asked = { signal: AbortSignal.abort(), failure: "Failed to fetch shells" };
    await expect(call("GET /api/shells", asked)).rejects.toBe(given);
  });
});
