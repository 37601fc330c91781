import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions } from "#src/db/schema/accounts.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { visibleBytes } from "#tests/support/same-bytes.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

vi.mock("@node-rs/argon2", { spy: true });

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const known = await buildPerson(landfall, { firstName: "Nell" });
let strangers = 0;
const nextStranger = () => `stranger-${++strangers}@example.com`;

const logIn = (body: object) => landfall.request("POST", "/api/login", { body });
const countSessions = () => landfall.db.$count(sessions);

beforeEach(async () => {
  await landfall.jobsIdle();
  landfall.mails.length = 0;
});

describe("an address alone", () => {
  test("answers {next: credentials}, the same bytes for a known and an unknown address", async () => {
    const answer = await logIn({ email: known.email });
    expect(answer.status).toBe(200);
    expect(await answer.clone().json()).toEqual({ next: "credentials" });
    const other = await logIn({ email: nextStranger() });
    expect(await visibleBytes(answer)).toBe(await visibleBytes(other));
  });

  test("opens no session, sends no mail and checks no password", async () => {
    vi.mocked(argon2.verify).mockClear();
    const before = await countSessions();
    const answer = await logIn({ email: known.email });
    await landfall.jobsIdle();
    expect(answer.headers.getSetCookie().join()).not.toMatch(/landfall-(session|device)/);
    expect(await countSessions()).toBe(before);
    expect(landfall.mails).toEqual([]);
    expect(argon2.verify).not.toHaveBeenCalled();
  });

  test("is trimmed and compared without regard to case", async () => {
    const { status } = await logIn({
      email: `  ${known.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(status).toBe(200);
  });

  test.each([
    "",
    "nobody",
    "a@",
    "@b.example",
    "a b@c.example",
    "a@b.example, c@d.example",
    7,
    null,
  ])("%j is refused with a message for the field", async (email) => {
    const answer = await logIn({ email });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid",
      message: expect.any(String),
      fields: { email: expect.stringContaining("e-mail") },
    });
  });
});

describe("a code by mail", () => {
  test("is answered with {next: code}, the same bytes for a known and an unknown address", async () => {
    const answer = await logIn({ email: known.email, sendCode: true });
    expect(answer.status).toBe(200);
    expect(await answer.clone().json()).toEqual({ next: "code" });
    const other = await logIn({ email: nextStranger(), sendCode: true });
    expect(await visibleBytes(answer)).toBe(await visibleBytes(other));
  });

  test("goes out with six digits, only if the account exists", async () => {
    await logIn({ email: known.email, sendCode: true });
    await logIn({ email: nextStranger(), sendCode: true });
    await landfall.jobsIdle();
    expect(landfall.mails).toHaveLength(1);
    const [mail] = landfall.mails;
    expect(mail).toMatchObject({
      to: known.email,
      subject: expect.stringMatching(/^Your Landfall code: \d{6}$/),
      text: expect.stringContaining("Hello Nell,"),
      html: expect.stringContaining("valid for 10 minutes"),
    });
  });
});

describe("the right proof", () => {
  test("a password answers {user, needsPassword: false} and opens a session", async () => {
    const browser = openBrowser(landfall);
    const answer = await browser.post("/api/login", { email: known.email, password: PASSWORD });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: known.id, email: known.email, firstName: "Nell" }, needsPassword: false },
    });
    expect(await browser.get("/api/auth/user")).toMatchObject({
      status: 200,
      body: { id: known.id },
    });
  });

  test("a code answers {user, needsPassword} and opens a session", async () => {
    const person = await buildPerson(landfall, { passwordHash: null });
    const browser = openBrowser(landfall);
    await browser.post("/api/login", { email: person.email, sendCode: true });
    const code = codeIn(await landfall.mailTo(person.email));
    expect(await browser.post("/api/login", { email: person.email, code })).toMatchObject({
      status: 200,
      body: { user: { id: person.id, hasPassword: false }, needsPassword: true },
    });
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });

  test("makes an administrator of nobody who is none: the server's flag decides", async () => {
    const admin = await buildAdmin(landfall);
    const body = { password: PASSWORD, isAdmin: true };
    const asAdmin = await logIn({ ...body, email: admin.email });
    expect(await asAdmin.json()).toMatchObject({ user: { isAdmin: true } });
    const asOther = await logIn({ ...body, email: known.email });
    expect(await asOther.json()).toMatchObject({ user: { isAdmin: false } });
    const browser = await browserOf(landfall, known);
    expect((await browser.get("/api/admin/failed-jobs")).status).toBe(403);
  });
});

describe("a wrong proof", () => {
  const GONE =
    "This code no longer works: it has expired or was used up. Please ask for a new one.";
  test.each([
    ["password", { password: "not the right one" }, "Invalid credentials. Please try again."],
    ["code that was never asked for", { code: "000000" }, GONE],
  ])(
    "a wrong %s answers 401, the same for a known and an unknown address",
    async (_kind, proof, message) => {
      const before = await countSessions();
      const { email } = await buildPerson(landfall);
      const answer = await logIn({ email, ...proof });
      expect(answer.status).toBe(401);
      expect(await answer.clone().json()).toMatchObject({ message });
      const other = await logIn({ email: nextStranger(), ...proof });
      expect(await visibleBytes(answer)).toBe(await visibleBytes(other));
      expect(await countSessions()).toBe(before);
    },
  );

  test("a wrong code says so, and then that it is used up, for a known and an unknown address", async () => {
    const tell = async (email: string) => {
      const browser = openBrowser(landfall);
      await browser.post("/api/login", { email, sendCode: true });
      await landfall.jobsIdle();
      const code = known.email === email ? codeIn(await landfall.mailTo(email)) : "111111";
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
      const said: unknown[] = [];
      for (let tries = 1; tries <= 6; tries++) {
        said.push(await browser.post("/api/login", { email, code: wrong }));
      }
      return said;
    };
    const wrong = { status: 401, body: { code: "wrong_code" } };
    const gone = { status: 401, body: { code: "code_expired", message: GONE } };
    const expected = [...Array(5).fill(wrong), gone];
    expect(await tell(known.email)).toMatchObject(expected);
    expect(await tell(nextStranger())).toMatchObject(expected);
  });

  test("an account without a password answers as an unknown address does", async () => {
    const person = await buildPerson(landfall, { passwordHash: null });
    const answer = await logIn({ email: person.email, password: PASSWORD });
    const other = await logIn({ email: nextStranger(), password: PASSWORD });
    expect(await visibleBytes(answer)).toBe(await visibleBytes(other));
  });

  test.each([
    ["an unknown address", async () => nextStranger()],
    ["a known address", async () => known.email],
    [
      "an account without a password",
      async () => (await buildPerson(landfall, { passwordHash: null })).email,
    ],
  ])("a try for %s does exactly one argon2id check", async (_kind, emailOf) => {
    const email = await emailOf();
    vi.mocked(argon2.verify).mockClear();
    vi.mocked(argon2.hash).mockClear();
    await logIn({ email, password: "not the right one" });
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(argon2.hash).not.toHaveBeenCalled();
    expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$/);
  });

  test("the stand-in for a missing password is no password of anyone's account", async () => {
    const person = await buildPerson(landfall, { passwordHash: null });
    const { status } = await logIn({ email: person.email, password: "no one's password" });
    expect(status).toBe(401);
  });
});

test("fields that a caller may not set are ignored", async () => {
  const answer = await logIn({ email: known.email, password: PASSWORD, id: "x", isExpert: true });
  expect(await answer.json()).toMatchObject({ user: { id: known.id, isExpert: false } });
});
