import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError, reasonOf } from "./http.ts";
import { request } from "./request.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function answerWith(body: string | null, init?: ResponseInit): void {
  fetched.mockResolvedValue(new Response(body, init));
}

async function failureOf(body: string | null, init: ResponseInit): Promise<RequestError> {
  answerWith(body, init);
  const error = await request("GET", "/api/x").catch((thrown: unknown) => thrown);
  if (!(error instanceof RequestError)) throw new Error("The call did not fail as expected");
  return error;
}

describe("a call of our pages", () => {
  test("goes to the same origin with cookies and X-Requested-With: XMLHttpRequest", async () => {
    answerWith("{}");
    await request("GET", "/api/auth/user");
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/api/auth/user",
      expect.objectContaining({
        method: "GET",
        credentials: "same-origin",
        headers: { "X-Requested-With": "XMLHttpRequest" },
      }),
    );
  });

  test("has a JSON content type only with a body on a method other than GET", async () => {
    const sent = async (...call: Parameters<typeof request>) => {
      answerWith("{}");
      await request(...call);
      const init = fetched.mock.lastCall?.[1];
      return [new Headers(init?.headers).get("content-type"), init?.body];
    };
    expect(await sent("POST", "/api/x", { body: { a: 1 } })).toEqual([
      "application/json",
      '{"a":1}',
    ]);
    expect(await sent("DELETE", "/api/x", { body: {} })).toEqual(["application/json", "{}"]);
    expect(await sent("POST", "/api/x", { body: null })).toEqual(["application/json", "null"]);
    expect(await sent("POST", "/api/x")).toEqual([null, undefined]);
    expect(await sent("GET", "/api/x", { body: { a: 1 } })).toEqual([null, undefined]);
  });

  test("sends a file as it is", async () => {
    answerWith("{}");
    const file = new Blob(["…"], { type: "image/png" });
    await request("PUT", "/api/user/picture", { body: file });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ body: file });
    expect(fetched.mock.lastCall?.[1]?.headers).not.toHaveProperty("Content-Type");
  });

  test("can be given up", async () => {
    answerWith("{}");
    const { signal } = new AbortController();
    await request("GET", "/api/x", { signal });
    expect(fetched.mock.lastCall?.[1]?.signal).toBe(signal);
  });

  test("that never arrives fails as fetch does", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(request("GET", "/api/x")).rejects.toThrow("Failed to fetch");
  });
});

describe("an answer that is not OK", () => {
  test("throws the status code, a colon and the body text", async () => {
    const error = await failureOf("no such thing", { status: 404, statusText: "Not Found" });
    expect(error.message).toBe("404: no such thing");
  });

  test("throws the status text when the body is empty", async () => {
    const error = await failureOf("", { status: 503, statusText: "Service Unavailable" });
    expect(error.message).toBe("503: Service Unavailable");
  });

  test("also carries the parsed message, code and fields", async () => {
    const body = {
      message: "Please check.",
      code: "invalid",
      fields: { email: "Not an address." },
    };
    const text = JSON.stringify(body);
    const error = await failureOf(text, { status: 400 });
    expect(error).toMatchObject({
      message: `400: ${text}`,
      status: 400,
      reason: "Please check.",
      code: "invalid",
      fields: { email: "Not an address." },
    });
  });

  test.each(["<html>", "null", "7", '"text"', "[]", '{"message":{"en":"x"}}', '{"message":7}'])(
    "that is not one of ours (%s) has no reason",
    async (body) => {
      const error = await failureOf(body, { status: 502 });
      expect(error).toMatchObject({ message: `502: ${body}`, reason: undefined });
    },
  );
});

describe("the sentence to show", () => {
  test("is the server's own, else the page's fallback", async () => {
    const told = await failureOf('{"message":"Please sign in.","code":"x"}', { status: 401 });
    expect(reasonOf(told, "Failed.")).toBe("Please sign in.");
    const untold = await failureOf("<html>", { status: 502 });
    expect(reasonOf(untold, "Failed.")).toBe("Failed.");
    expect(reasonOf(new TypeError("Failed to fetch"), "Failed.")).toBe("Failed.");
    expect(reasonOf("x", "Failed.")).toBe("Failed.");
  });
});
