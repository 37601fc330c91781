import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions, users } from "#src/db/schema/accounts.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { TotpSetup } from "../person/contract.ts";
import { resetSecondFactor } from "./make-admin.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const PERIOD_MS = 30_000;
let admin: Awaited<ReturnType<typeof buildAdmin>>;
let browser: BrowserLike;

/** The clock stands still in the middle of a step: no code grows old between app and server. */
beforeEach(async () => {
  const stepStart = Date.now() - (Date.now() % PERIOD_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: stepStart + PERIOD_MS / 2 });
  admin = await buildAdmin(landfall);
  browser = await browserOf(landfall, admin);
});

async function begin(): Promise<TotpSetup> {
  return TotpSetup.parse((await browser.post("/api/user/totp")).body);
}

/** What the authenticator app shows now, or so many steps later. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

/** Turned on with the code of the step before, so that the present one is still unused. */
async function turnOn(): Promise<string> {
  const { secret } = await begin();
  const { status } = await browser.put("/api/user/totp", { totp: shown(secret, -1) });
  expect(status).toBe(200);
  return secret;
}

const logIn = (proof: object) =>
  openBrowser(landfall).post("/api/login", { email: admin.email, ...proof });

async function mailedCode(): Promise<string> {
  await logIn({ sendCode: true });
  return codeIn(await landfall.mailTo(admin.email));
}

afterEach(() => {
  vi.useRealTimers();
});

const isOn = async () => (await browser.get("/api/auth/user")).body as { totpEnabled: boolean };

describe("turning two-factor sign-in on", () => {
  test("gives a secret, an otpauth link and a QR code, and asks for nothing yet", async () => {
    const setup = await begin();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toContain(`otpauth://totp/Landfall:${encodeURIComponent(admin.email)}?`);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.qrSvg).toMatch(/^<svg /);
    expect(await isOn()).toMatchObject({ totpEnabled: false });
    expect((await logIn({ password: PASSWORD })).status).toBe(200);
  });

  test("is in force after a first code of the app", async () => {
    const { secret } = await begin();
    const wrong = await browser.put("/api/user/totp", { totp: "000000" });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { totp: expect.any(String) } } });
    expect(await isOn()).toMatchObject({ totpEnabled: false });
    expect((await browser.put("/api/user/totp", { totp: shown(secret) })).status).toBe(200);
    expect(await isOn()).toMatchObject({ totpEnabled: true });
  });

  test("is refused while it is on, so that a session alone cannot exchange the secret", async () => {
    const secret = await turnOn();
    expect((await browser.post("/api/user/totp")).status).toBe(409);
    expect((await browser.put("/api/user/totp", { totp: shown(secret) })).status).toBe(409);
    expect((await logIn({ password: PASSWORD, totp: shown(secret) })).status).toBe(200);
  });

  test("needs a secret that was asked for", async () => {
    expect((await browser.put("/api/user/totp", { totp: "123456" })).status).toBe(400);
  });

  test("keeps the secret encrypted", async () => {
    const { secret } = await begin();
    const [row] = await landfall.db.select().from(users).where(eq(users.id, admin.id));
    expect(row?.totpSecret).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test("is for administrators", async () => {
    const person = await browserOf(landfall, await buildPerson(landfall));
    expect((await person.post("/api/user/totp")).status).toBe(403);
  });
});

describe("signing in with two factors", () => {
  test("a right password alone opens no session and asks for the code of the app", async () => {
    await turnOn();
    const before = await landfall.db.$count(sessions);
    expect(await logIn({ password: PASSWORD })).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    expect(await landfall.db.$count(sessions)).toBe(before);
  });

  test("a wrong password never tells that there is a second factor", async () => {
    const secret = await turnOn();
    for (const totp of [undefined, shown(secret), "000000"]) {
      expect(await logIn({ password: "not the right one", totp })).toMatchObject({
        status: 401,
        body: { code: "wrong_credentials" },
      });
    }
  });

  test("password and code of the app together sign in", async () => {
    const secret = await turnOn();
    expect(await logIn({ password: PASSWORD, totp: shown(secret) })).toMatchObject({
      status: 200,
      body: { user: { id: admin.id, totpEnabled: true } },
    });
  });

  test("a mailed code alone does not sign in either, and stays good for the second step", async () => {
    const secret = await turnOn();
    const code = await mailedCode();
    expect(await logIn({ code })).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    expect(await logIn({ code, totp: "000000" })).toMatchObject({
      status: 401,
      body: { code: "wrong_second_factor" },
    });
    expect((await logIn({ code, totp: shown(secret) })).status).toBe(200);
    expect((await logIn({ code, totp: shown(secret, 1) })).status).toBe(401);
  });

  test("the same code of the app is refused the second time, by password and by mailed code", async () => {
    const secret = await turnOn();
    const totp = shown(secret);
    expect((await logIn({ password: PASSWORD, totp })).status).toBe(200);
    const replayed = { status: 401, body: { code: "wrong_second_factor" } };
    expect(await logIn({ password: PASSWORD, totp })).toMatchObject(replayed);
    expect(await logIn({ code: await mailedCode(), totp })).toMatchObject(replayed);
    expect((await logIn({ password: PASSWORD, totp: shown(secret, 1) })).status).toBe(200);
  });

  test("the code that turned it on is used up", async () => {
    const { secret } = await begin();
    const totp = shown(secret);
    await browser.put("/api/user/totp", { totp });
    expect((await logIn({ password: PASSWORD, totp })).status).toBe(401);
  });

  test("the same code five times at once opens one session", async () => {
    const secret = await turnOn();
    const proof = { password: PASSWORD, totp: shown(secret) };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => logIn(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("codes of two steps before or after are refused", async () => {
    const secret = await turnOn();
    for (const steps of [-2, 2]) {
      const answer = await logIn({ password: PASSWORD, totp: shown(secret, steps) });
      expect(answer.status).toBe(401);
    }
  });

  test("guessing is limited for each address", async () => {
    await turnOn();
    const guess = async (address: string) => {
      const body = { email: admin.email, password: PASSWORD, totp: "000000" };
      return (await landfall.request("POST", "/api/login", { body, address })).status;
    };
    const statuses: number[] = [];
    for (let tries = 1; tries <= 11; tries++) statuses.push(await guess("203.0.113.77"));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await guess("203.0.113.78")).toBe(401);
  });
});

describe("turning it off", () => {
  test("needs the password", async () => {
    await turnOn();
    for (const body of [{}, { password: "not the right one" }]) {
      expect(await browser.delete("/api/user/totp", body)).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      });
    }
    expect(await isOn()).toMatchObject({ totpEnabled: true });
    expect((await browser.delete("/api/user/totp", { password: PASSWORD })).status).toBe(200);
    expect(await isOn()).toMatchObject({ totpEnabled: false });
    expect((await logIn({ password: PASSWORD })).status).toBe(200);
  });

  test("by the operator helps someone who lost the app", async () => {
    await turnOn();
    expect(await resetSecondFactor(landfall, admin)).toBe(true);
    expect((await logIn({ password: PASSWORD })).status).toBe(200);
    expect(await resetSecondFactor(landfall, { email: "nobody@example.com" })).toBe(false);
  });
});
