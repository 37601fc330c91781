import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { passwordResets } from "#src/db/schema/accounts.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { linkIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { visibleBytes } from "#tests/support/same-bytes.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const NEW_PASSWORD = "a lantern on the pier";
let person: Awaited<ReturnType<typeof buildPerson>>;

beforeEach(async () => {
  await landfall.jobsIdle();
  landfall.mails.length = 0;
  person = await buildPerson(landfall);
});

const forget = (email: string) =>
  landfall.request("POST", "/api/password/forgot", { body: { email } });
const reset = (token: string, password = NEW_PASSWORD) =>
  landfall.request("POST", "/api/password/reset", { body: { token, password } });
const signInStatus = async (password: string, { email } = person) =>
  (await landfall.request("POST", "/api/login", { body: { email, password } })).status;

/** The part of the link behind #, which browsers send to nobody. */
/** What is mailed after a change has come before: the link is in the newest. */
async function mailedToken({ email } = person): Promise<string> {
  await landfall.jobsIdle();
  await forget(email);
  return linkIn(await landfall.mailTo(email)).hash.slice(1);
}

describe("POST /api/password/forgot", () => {
  test("answers the same bytes for a known and an unknown address", async () => {
    const answer = await forget(person.email);
    expect(answer.status).toBe(200);
    expect(await visibleBytes(answer)).toBe(await visibleBytes(await forget("no@example.com")));
  });

  test("mails a link to an existing account only", async () => {
    await forget("nobody@example.com");
    await forget(person.email);
    const mail = await landfall.mailTo(person.email);
    expect(landfall.mails).toHaveLength(1);
    expect(mail.subject).toBe("Choose a new Landfall password");
    expect(mail.text).toContain("60 minutes");
    const link = linkIn(mail);
    expect(`${link.origin}${link.pathname}`).toBe("http://localhost:3000/reset-password");
    expect(mail.text).toContain(link.href);
    expect(link.search).toBe("");
  });

  test("changes nothing by itself", async () => {
    const browser = await browserOf(landfall, person);
    await mailedToken();
    expect((await browser.get("/api/auth/user")).status).toBe(200);
    expect(await signInStatus(PASSWORD)).toBe(200);
  });

  test("keeps only a hash of the link", async () => {
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await landfall.db.select().from(passwordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("the mailed link", () => {
  test("sets a new password once: the new one signs in, the old one and a second use do not", async () => {
    const token = await mailedToken();
    expect((await reset(token)).status).toBe(200);
    expect(await signInStatus(NEW_PASSWORD)).toBe(200);
    expect(await signInStatus(PASSWORD)).toBe(401);
    const second = await reset(token, "yet another one");
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ code: "link_expired" });
    expect(await signInStatus(NEW_PASSWORD)).toBe(200);
  });

  test("ends every session, and signs nobody in by itself", async () => {
    const devices = [await browserOf(landfall, person), await browserOf(landfall, person)];
    const answer = await reset(await mailedToken());
    expect(answer.headers.getSetCookie().join()).not.toContain("landfall-session");
    for (const device of devices) expect((await device.get("/api/auth/user")).status).toBe(401);
    expect((await landfall.mailTo(person.email)).subject).toContain("was changed");
  });

  test("used by five at once sets one password", async () => {
    const token = await mailedToken();
    const passwords = [1, 2, 3, 4, 5].map((n) => `password of caller ${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect(await signInStatus(winner)).toBe(200);
  });

  test("stays usable when the password is refused", async () => {
    const token = await mailedToken();
    for (const refused of ["tern5", "password"]) {
      const answer = await reset(token, refused);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { password: expect.any(String) } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("asks administrators for 12 characters", async () => {
    const admin = await buildAdmin(landfall);
    const token = await mailedToken(admin);
    expect((await reset(token, "elevenchars")).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    expect(await signInStatus(NEW_PASSWORD, admin)).toBe(200);
  });

  test("is good for an hour", async () => {
    const token = await mailedToken();
    await landfall.db
      .update(passwordResets)
      .set({ expiresAt: sql`expires_at - interval '60 minutes'` })
      .where(eq(passwordResets.userId, person.id));
    expect((await reset(token)).status).toBe(400);
    expect(await signInStatus(PASSWORD)).toBe(200);
  });

  test("stays good when another is asked for, and is void once that one was used", async () => {
    const [first, second, third] = [await mailedToken(), await mailedToken(), await mailedToken()];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, third]) expect((await reset(token)).status).toBe(400);
    expect((await reset(await mailedToken())).status).toBe(200);
  });

  test("is void once the password was changed", async () => {
    const token = await mailedToken();
    const browser = await browserOf(landfall, person);
    await browser.put("/api/user/password", {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect((await reset(token, "yet another one")).status).toBe(400);
  });

  test.each(["", "x", "x".repeat(43), `${"x".repeat(42)}'`, null])(
    "%j is no link: 400",
    async (token) => {
      const answer = await openBrowser(landfall).post("/api/password/reset", {
        token,
        password: NEW_PASSWORD,
      });
      expect(answer.status).toBe(400);
    },
  );

  test("gives an account without a password its first one", async () => {
    const newcomer = await buildPerson(landfall, { passwordHash: null });
    expect((await reset(await mailedToken(newcomer))).status).toBe(200);
    expect(await signInStatus(NEW_PASSWORD, newcomer)).toBe(200);
  });
});
