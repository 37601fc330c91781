import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions, signInCodes, users } from "#src/db/schema/accounts.server.ts";
import * as secrets from "#src/platform/secrets.server.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { issueCode, tryCode } from "./sign-in-code.server.ts";

vi.mock("#src/platform/secrets.server.ts", { spy: true });

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const { db } = landfall;
const logIn = (body: object) => landfall.request("POST", "/api/login", { body });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();

let email: string;
let userId: string;

/** Asks for a code and reads it from the mail. */
async function askForCode(): Promise<string> {
  await logIn({ email, sendCode: true });
  return codeIn(await landfall.mailTo(email));
}

beforeEach(async () => {
  ({ email, id: userId } = await buildPerson(landfall));
});

describe("a mailed code", () => {
  test("signs in within ten minutes", async () => {
    const code = await askForCode();
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, email));
    const minutes = (Number(row?.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await logIn({ email, code })).status).toBe(200);
  });

  test("answers 401 after ten minutes", async () => {
    const code = await askForCode();
    await db
      .update(signInCodes)
      .set({ expiresAt: sql`expires_at - interval '10 minutes'` })
      .where(eq(signInCodes.email, email));
    expect((await logIn({ email, code })).status).toBe(401);
  });

  test("answers 401 after five wrong tries", async () => {
    const code = await askForCode();
    for (let tries = 1; tries <= 5; tries++) {
      expect((await logIn({ email, code: wrongCode(code) })).status).toBe(401);
    }
    expect((await logIn({ email, code })).status).toBe(401);
  });

  test("still signs in after four wrong tries", async () => {
    const code = await askForCode();
    for (let tries = 1; tries <= 4; tries++) await logIn({ email, code: wrongCode(code) });
    expect((await logIn({ email, code })).status).toBe(200);
  });

  test("works once", async () => {
    const code = await askForCode();
    expect((await logIn({ email, code })).status).toBe(200);
    expect((await logIn({ email, code })).status).toBe(401);
  });

  test("is replaced by a newer one, which has five tries of its own", async () => {
    const older = await askForCode();
    for (let tries = 1; tries <= 4; tries++) await logIn({ email, code: wrongCode(older) });
    const newer = await askForCode();
    if (newer !== older) expect((await logIn({ email, code: older })).status).toBe(401);
    for (let tries = 1; tries <= 3; tries++) await logIn({ email, code: wrongCode(newer) });
    expect((await logIn({ email, code: newer })).status).toBe(200);
  });

  test("is of no use to another account", async () => {
    const code = await askForCode();
    const other = await buildPerson(landfall);
    expect((await logIn({ email: other.email, code })).status).toBe(401);
    expect((await logIn({ email, code })).status).toBe(200);
  });

  test("is kept in the table only as a keyed hash", async () => {
    const code = await askForCode();
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, email));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.codeHash).toBe(landfall.services.secrets.sign("sign-in-code", `${email} ${code}`));
  });

  test.each(["12345", "1234567", "12345a", "１２３４５６", 123456, ["123456"]])(
    "%j is no code: 400, and no try is used up",
    async (code) => {
      await askForCode();
      const answer = await logIn({ email, code });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { code: expect.any(String) } });
      const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, email));
      expect(row?.tries).toBe(0);
    },
  );
});

describe("many tries at once", () => {
  test("no more than five of twenty wrong codes are compared", async () => {
    const ticket = "the ticket of a browser";
    const request = { email, ticketHash: secrets.hashToken(ticket), signUp: null };
    const code = await issueCode(landfall.services, request);
    const attempt = (given: string) =>
      tryCode(landfall.services, { email, code: given, ticket: held });
    let held: string | undefined;
    for (held of [undefined, ticket]) {
      vi.mocked(secrets.isEqualSecret).mockClear();
      const tries = Array.from({ length: 20 }, () => attempt(wrongCode(code)));
      const results = await Promise.all(tries);
      expect(results.filter((result) => result === "wrong")).toHaveLength(5);
      expect(results.filter((result) => result === "gone")).toHaveLength(15);
      expect(secrets.isEqualSecret).toHaveBeenCalledTimes(5);
      expect(await attempt(code)).toBe("gone");
    }
  });

  test("twenty calls with wrong codes leave no way in for the right one", async () => {
    const code = await askForCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn({ email, code: wrongCode(code) })),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([401]));
    expect((await logIn({ email, code })).status).toBe(401);
  });

  test("two uses of the right code at once open exactly one session", async () => {
    const code = await askForCode();
    const answers = await Promise.all([logIn({ email, code }), logIn({ email, code })]);
    expect(statusesOf(answers)).toEqual([200, 401]);
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  test("two uses of a sign-up's code at once make exactly one account", async () => {
    const newcomer = "twice@example.com";
    await logIn({ email: newcomer, firstName: "Ada" });
    const code = codeIn(await landfall.mailTo(newcomer));
    const answers = await Promise.all([1, 2, 3].map(() => logIn({ email: newcomer, code })));
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    expect(await db.$count(users, eq(users.email, newcomer))).toBe(1);
  });
});
