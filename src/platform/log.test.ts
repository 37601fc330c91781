import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";

function logged(error: unknown): string {
  let lines = "";
  createLog("info", { write: (line) => (lines += line) }).error({ err: error }, "failed");
  return lines;
}

test("the log tells what failed and where, but no value that it failed with", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(jo@example.com) already exists.",
  });
  const error = Object.assign(
    new Error("Failed query: insert into users values ($1)\nparams: jo@example.com", { cause }),
    { query: "insert into users values ($1)", params: ["jo@example.com"] },
  );
  const line = logged(error);
  expect(line).toContain("insert into users values ($1)");
  expect(line).toContain("23505");
  expect(line).toContain("log.test.ts");
  expect(line).not.toContain("jo@example.com");
});

test("whatever is thrown can be logged", () => {
  expect(logged("jo@example.com")).not.toContain("jo@example.com");
  expect(logged(undefined)).toContain("failed");
});
