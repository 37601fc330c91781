import { readFile } from "node:fs/promises";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#src/shared/errors.ts";
import { fieldMessages, invalidFields, toAppError, toErrorResponse } from "./errors.ts";

const silent = pino({ level: "silent" });
const databaseError = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });

describe("what was thrown", () => {
  test.each([
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"],
    ...["57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "08006", "53300"],
  ])("by a database that cannot be reached (%s) is 503", (code) => {
    expect(toAppError(databaseError(code)).status).toBe(503);
  });

  test.each([
    "Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
    "timeout exceeded when trying to connect",
  ])("by a cut connection (%s) is 503, however deep it lies", (sentence) => {
    const cut = new Error(sentence);
    expect(toAppError(cut)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    const wrapped = new Error("Failed query", { cause: new AggregateError([cut]) });
    expect(toAppError(new Error("Saving failed", { cause: wrapped })).status).toBe(503);
  });

  test("is a plain page for a browser that goes to an address, and JSON for everybody else", async () => {
    const plainPage = (sentence: string, address: string) => new Response(`${sentence} ${address}`);
    const ask = (url: string, accept: string) =>
      toErrorResponse(databaseError("57P01"), {
        log: silent,
        request: new Request(url, { headers: { Accept: accept } }),
        plainPage,
      });
    const page = ask("http://localhost/search?q=a", "text/html,*/*");
    expect(page).toMatchObject({ status: 503 });
    expect(page.headers.get("retry-after")).toBe("2");
    expect(await page.text()).toMatch(/Please try again. \/search\?q=a$/);
    const call = await ask("http://localhost/api/search", "text/html").json();
    const script = await ask("http://localhost/search.data", "*/*").json();
    expect([call.code, script.code]).toEqual(["unavailable", "unavailable"]);
  });

  test("by a missing socket is 503, by a missing file 500", async () => {
    const socket = Object.assign(new Error("x"), { code: "ENOENT", syscall: "connect" });
    expect(toAppError(socket).status).toBe(503);
    const file = await readFile("no-such-file").catch((error: unknown) => error);
    expect(toAppError(file).status).toBe(500);
  });

  test.each(["ENOSPC", "EDQUOT", "53100"])(
    "for lack of room (%s) is 507, also as the cause of something else, and no error of ours",
    async (code) => {
      const lines: string[] = [];
      const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
      const wrapped = new AppError("invalid", "Unreadable.", { cause: databaseError(code) });
      for (const thrown of [databaseError(code), wrapped]) {
        const answer = toErrorResponse(thrown, { log });
        expect(answer.status).toBe(507);
        expect(await answer.json()).toEqual({
          message: "There is no room left to save this. Please try again later.",
          code: "out_of_space",
        });
      }
      expect(lines).toEqual([]);
    },
  );

  test.each([
    ["23503", 404, "gone"],
    ["40P01", 409, "busy"],
    ["40001", 409, "busy"],
  ])("by two who acted on one thing at once (%s) is %i", (sqlState, status, code) => {
    expect(toAppError(databaseError(sqlState))).toMatchObject({ status, code });
  });

  test.each([
    databaseError("23505"),
    new TypeError("x is undefined"),
    "a text",
    null,
    undefined,
    {},
  ])("by mistake (%s) is 500 and says nothing of it", async (thrown) => {
    const answer = toErrorResponse(thrown, { log: silent });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: "Something went wrong on our side.",
      code: "internal",
    });
  });

  test("on purpose keeps its message, and its time to wait", () => {
    const limited = new AppError("rate_limited", "Slowly.", { retryAfterSeconds: 7 });
    const answer = toErrorResponse(limited, { log: silent });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("7");
  });

  test("is logged when it is our fault, with its cause, and only then", () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    toErrorResponse(new AppError("invalid", "Yours."), { log });
    expect(lines).toEqual([]);
    toErrorResponse(new Error("ours", { cause: new Error("deeper") }), { log });
    expect(lines.join()).toContain("ours");
    expect(lines.join()).toContain("deeper");
  });
});

describe("bad input", () => {
  test("has the first message for each field, by its path on the wire", () => {
    const Body = z.object({
      name: z.string("Name?").min(3, "Longer.").regex(/^a/, "Starts with a."),
      dateRange: z.object({ start: z.string("When?") }),
      tags: z.array(z.string("Text?")),
    });
    const { error } = Body.safeParse({ name: "b", dateRange: {}, tags: ["x", 7] });
    if (!error) throw new Error("should be refused");
    const fields = fieldMessages(error);
    expect(fields).toEqual({ name: "Longer.", "dateRange.start": "When?", "tags.1": "Text?" });
    expect(invalidFields(fields)).toMatchObject({ status: 400, message: "Longer.", fields });
  });

  test("as a whole is called body", () => {
    const { error } = z.object({}).safeParse(7);
    expect(error && fieldMessages(error)).toEqual({ body: expect.any(String) });
  });
});
