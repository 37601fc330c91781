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
  test.each(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03", "08006", "53300"])(
    "by a database that cannot be reached (%s) is 503",
    (code) => {
      expect(toAppError(databaseError(code)).status).toBe(503);
    },
  );

  test("by a cut connection is 503", () => {
    const cut = new Error("Connection terminated unexpectedly");
    expect(toAppError(cut).status).toBe(503);
    expect(toAppError(new Error("Failed query", { cause: cut })).status).toBe(503);
  });

  test("by a missing socket is 503, by a missing file 500", async () => {
    const socket = Object.assign(new Error("x"), { code: "ENOENT", syscall: "connect" });
    expect(toAppError(socket).status).toBe(503);
    const file = await readFile("no-such-file").catch((error: unknown) => error);
    expect(toAppError(file).status).toBe(500);
  });

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
    const answer = toErrorResponse(thrown, silent);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: "Something went wrong on our side.",
      code: "internal",
    });
  });

  test("on purpose keeps its message, and its time to wait", () => {
    const limited = new AppError("rate_limited", "Slowly.", { retryAfterSeconds: 7 });
    const answer = toErrorResponse(limited, silent);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("7");
  });

  test("is logged when it is our fault, with its cause, and only then", () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    toErrorResponse(new AppError("invalid", "Yours."), log);
    expect(lines).toEqual([]);
    toErrorResponse(new Error("ours", { cause: new Error("deeper") }), log);
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
