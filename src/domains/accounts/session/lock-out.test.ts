import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { knownCallers } from "#src/db/schema/accounts.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { codeIn, linkIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const { db } = landfall;
const NEW_PASSWORD = "cormorants on a jetty";

let person: Awaited<ReturnType<typeof buildPerson>>;
let owner: BrowserLike;

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`);
  person = await buildAdmin(landfall);
  owner = openBrowser(landfall);
  expect(await signIn(owner)).toBe(200);
  await owner.get("/api/logout");
  expect((await owner.get("/api/auth/user")).status).toBe(401);
});

const logIn = async (browser: BrowserLike, proof: object) =>
  (await browser.post("/api/login", { email: person.email, ...proof })).status;
const signIn = (browser: BrowserLike, password = PASSWORD) => logIn(browser, { password });

const post = (path: string, body: object, address?: string) =>
  landfall.request("POST", path, { body: { email: person.email, ...body }, address });

/** Counts like a wrong password, and costs less time. */
const GUESS = { code: "000000" };

/** As many calls as it takes until strangers are refused, each from another address. */
async function attack(path: string, body: object, most = 250): Promise<number> {
  for (let calls = 0; calls < most; calls++) {
    if ((await post(path, body)).status === 429) return calls;
  }
  return most;
}

describe("wrong passwords of strangers", () => {
  test("ten from one address do not keep the owner out, on a new device at a new address", async () => {
    for (let n = 0; n < 15; n++) await post("/api/login", { password: "wrong" }, "203.0.113.1");
    expect(await signIn(openBrowser(landfall))).toBe(200);
  });

  test("however many leave the owner's device open, wherever it is", async () => {
    expect(await attack("/api/login", GUESS)).toBeLessThanOrEqual(61);
    expect(await signIn(openBrowser(landfall))).toBe(429);
    expect(await owner.post("/api/login", loginBody(), { address: "203.0.113.9" })).toMatchObject({
      status: 200,
    });
  });

  test("leave the owner's address open, on a new device", async () => {
    const newDevice = openBrowser(landfall);
    const address = "203.0.113.20";
    await openBrowser(landfall).post("/api/login", loginBody(), { address });
    await attack("/api/login", GUESS);
    expect((await newDevice.post("/api/login", loginBody(), { address })).status).toBe(200);
  });

  test("leave the way by mailed code open, on a new device at a new address", async () => {
    await attack("/api/login", GUESS);
    const newDevice = openBrowser(landfall);
    expect(await logIn(newDevice, { sendCode: true })).toBe(200);
    const code = codeIn(await landfall.mailTo(person.email));
    expect(await logIn(newDevice, { code })).toBe(200);
  });

  test("leave the way by reset link open, after which that device is known", async () => {
    await attack("/api/login", GUESS);
    const newDevice = openBrowser(landfall);
    await newDevice.post("/api/password/forgot", { email: person.email });
    const token = linkIn(await landfall.mailTo(person.email)).hash.slice(1);
    const reset = await newDevice.post("/api/password/reset", { token, password: NEW_PASSWORD });
    expect(reset.status).toBe(200);
    expect(await signIn(newDevice, NEW_PASSWORD)).toBe(200);
  });

  test("a device's own guesses are limited, too", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push(await signIn(owner, "wrong"));
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });
});

const loginBody = () => ({ email: person.email, password: PASSWORD });

describe("a device", () => {
  test("is of no use for another account", async () => {
    const other = await buildPerson(landfall);
    const body = { email: other.email, ...GUESS };
    for (let n = 0; n < 60; n++) await landfall.request("POST", "/api/login", { body });
    expect((await owner.post("/api/login", body)).status).toBe(429);
  });

  test("is no longer known once the password was changed elsewhere", async () => {
    const elsewhere = await browserOf(landfall, person);
    await elsewhere.put("/api/user/password", {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    await attack("/api/login", GUESS);
    expect(await signIn(owner, NEW_PASSWORD)).toBe(429);
    await elsewhere.get("/api/logout");
    expect(await signIn(elsewhere, NEW_PASSWORD)).toBe(200);
  });

  test("is kept as a keyed hash, without the address it called from", async () => {
    const rows = await db.select().from(knownCallers).where(eq(knownCallers.userId, person.id));
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["device", "place"]);
    expect(JSON.stringify(rows)).not.toMatch(/198\.18\.|@example/);
  });
});

describe("codes of strangers", () => {
  test("neither replace the owner's code nor use its tries up", async () => {
    const newDevice = openBrowser(landfall);
    await logIn(newDevice, { sendCode: true });
    const code = codeIn(await landfall.mailTo(person.email));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let n = 0; n < 12; n++) await post("/api/login", { code: wrong });
    await attack("/api/login", { sendCode: true });
    await landfall.jobsIdle();
    expect(await logIn(newDevice, { code })).toBe(200);
  });

  test.each([
    ["a known", () => person.email],
    ["an unknown", () => `new-${person.email}`],
  ])("fill no mailbox of %s address, and keep nobody's own sign-up waiting long", async (_, of) => {
    const email = of();
    const signUp = (address?: string) => post("/api/login", { email, firstName: "Ada" }, address);
    landfall.mails.length = 0;
    const statuses: number[] = [];
    for (let caller = 0; caller < 25; caller++) statuses.push((await signUp()).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(11);
    await landfall.jobsIdle();
    expect(landfall.mails.length).toBeLessThanOrEqual(11);
    const refused = await signUp("203.0.113.70");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(6 * 60);
    await db.execute(sql`update rate_limits set allowed_at = allowed_at - interval '6 minutes'`);
    expect((await signUp("203.0.113.70")).status).toBe(200);
  });

  test("one of them alone leaves some for others", async () => {
    const ask = (address: string) => post("/api/login", { sendCode: true }, address);
    for (let minute = 0; minute < 120; minute += 3) {
      await ask("203.0.113.71");
      await db.execute(sql`update rate_limits set allowed_at = allowed_at - interval '3 minutes'`);
    }
    expect((await ask("203.0.113.72")).status).toBe(200);
  });

  test("do not keep the owner's device from asking for one", async () => {
    expect(await attack("/api/login", { sendCode: true })).toBeLessThanOrEqual(11);
    expect(await logIn(openBrowser(landfall), { sendCode: true })).toBe(429);
    landfall.mails.length = 0;
    expect(await logIn(owner, { sendCode: true })).toBe(200);
    expect(await logIn(owner, { code: codeIn(await landfall.mailTo(person.email)) })).toBe(200);
  });
});

describe("reset links that strangers ask for", () => {
  test("fill no mailbox, and everyone gets the same answer", async () => {
    landfall.mails.length = 0;
    expect(await attack("/api/password/forgot", {}, 40)).toBe(40);
    await landfall.jobsIdle();
    expect(landfall.mails.length).toBeLessThanOrEqual(7);
  });

  test("do not keep the owner from one: the device gets its own, and earlier ones still work", async () => {
    await attack("/api/password/forgot", {}, 40);
    const earlier = linkIn(await landfall.mailTo(person.email)).hash.slice(1);
    landfall.mails.length = 0;
    await owner.post("/api/password/forgot", { email: person.email });
    expect(linkIn(await landfall.mailTo(person.email)).hash.slice(1)).not.toBe(earlier);
    const body = { token: earlier, password: NEW_PASSWORD };
    expect((await openBrowser(landfall).post("/api/password/reset", body)).status).toBe(200);
  });
});

describe("guesses at the current password", () => {
  const guesses: [string, (browser: BrowserLike) => Promise<{ status: number }>][] = [
    [
      "changing the password",
      (browser) =>
        browser.put("/api/user/password", {
          currentPassword: "wrong",
          newPassword: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        }),
    ],
    ["deleting the account", (browser) => browser.delete("/api/user", { password: "wrong" })],
    ["two-factor sign-in", (browser) => browser.delete("/api/user/totp", { password: "wrong" })],
  ];

  test.each(guesses)("by %s are limited for the account, not for the address", async (_, guess) => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await guess(await browserOf(landfall, person))).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const other = await buildAdmin(landfall);
    expect((await guess(await browserOf(landfall, other))).status).toBe(400);
  });

  test("count together, and right answers do not count", async () => {
    const browser = await browserOf(landfall, person);
    for (let n = 0; n < 4; n++) {
      for (const [, guess] of guesses) await guess(browser);
    }
    expect((await browser.delete("/api/user/totp", { password: PASSWORD })).status).toBe(429);
    await db.execute(sql`truncate rate_limits`);
    for (let n = 0; n < 12; n++) {
      expect((await browser.delete("/api/user/totp", { password: PASSWORD })).status).toBe(200);
    }
  });
});
