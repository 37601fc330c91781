import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBreakableConnection } from "#tests/support/breakable-connection.ts";
import { browserOf, readAnswer } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const database = await createTestDatabase();
const line = await createBreakableConnection(database.connection);
const landfall = await startTestLandfall({
  database: { ...database, connection: line.connection },
});
afterAll(async () => {
  await landfall.stop();
  await line.break();
  await database.drop();
});

const { cookie } = await browserOf(landfall, await buildPerson(landfall));

async function ask(path: string) {
  return readAnswer(await landfall.request("GET", path, { cookie }));
}

test("GET /readyz answers 200 while the database answers", async () => {
  expect(await ask("/readyz")).toMatchObject({ status: 200, body: "ready" });
});

describe("while the database is gone", () => {
  beforeAll(() => line.break());

  test("GET /healthz answers 200, also to a visitor with a session", async () => {
    expect(await ask("/healthz")).toMatchObject({ status: 200, body: "ok" });
  });

  test("GET /readyz answers 503", async () => {
    expect(await ask("/readyz")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  });

  test("calls answer 503 with all their headers, and say nothing about the cause", async () => {
    const { status, headers, body } = await ask("/api/auth/user");
    expect(status).toBe(503);
    expect(body).toEqual({
      message: "Landfall cannot be reached just now. Please try again.",
      code: "unavailable",
    });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toBeTruthy();
  });

  test("nobody is taken for signed out, or for signed in", async () => {
    const { status, headers } = await ask("/api/user/sessions");
    expect(status).toBe(503);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("when it is back", () => {
  beforeAll(() => line.mend());

  test("calls and jobs go on without a new start", async () => {
    expect((await ask("/readyz")).status).toBe(200);
    expect((await ask("/api/auth/user")).status).toBe(200);
    const email = "after@example.com";
    await landfall.request("POST", "/api/login", { body: { email, firstName: "Ada" } });
    expect(await landfall.mailTo(email)).toMatchObject({ to: email });
  });
});
