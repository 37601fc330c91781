import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#src/db/schema/accounts.server.ts";
import { browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { linkIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const NEW_PASSWORD = "a lantern on the pier";
const TOO_SHORT = "Password must be at least 6 characters long";

type Person = Awaited<ReturnType<typeof buildPerson>>;
let person: Person;

beforeEach(async () => {
  person = await buildPerson(landfall);
});

const signInStatus = async ({ email }: { email: string }, password: string) =>
  (await landfall.request("POST", "/api/login", { body: { email, password } })).status;

const changeTo = (newPassword: string, confirmPassword = newPassword) => ({
  currentPassword: PASSWORD,
  newPassword,
  confirmPassword,
});

async function hashOf({ id }: { id: string }) {
  const [row] = await landfall.db.select().from(users).where(eq(users.id, id));
  return row?.passwordHash;
}

describe("POST /api/user/setup-password", () => {
  const setup = { password: NEW_PASSWORD, accountType: "business_owner" };
  let visitors = 0;
  const signUpSomeone = () => signUp(landfall, `set-up-${++visitors}@example.com`);

  test("sets the first password and the chosen account type; then both sign in", async () => {
    const { browser, user } = await signUpSomeone();
    expect(await browser.post("/api/user/setup-password", setup)).toMatchObject({
      status: 200,
      body: { user: { id: user.id, accountType: "business_owner", hasPassword: true } },
    });
    const visitor = openBrowser(landfall);
    const answer = await visitor.post("/api/login", { email: user.email, password: NEW_PASSWORD });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { accountType: "business_owner" }, needsPassword: false },
    });
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });

  test("signed out answers 401", async () => {
    const answer = await openBrowser(landfall).post("/api/user/setup-password", setup);
    expect(answer.status).toBe(401);
  });

  test("works only while the account has no password", async () => {
    const browser = await browserOf(landfall, person);
    expect(await browser.post("/api/user/setup-password", setup)).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect(await signInStatus(person, NEW_PASSWORD)).toBe(401);
    expect(await signInStatus(person, PASSWORD)).toBe(200);
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ accountType: "reviewer" });
  });

  test("set twice at once, only one of the two passwords counts", async () => {
    const { browser, user } = await signUpSomeone();
    const answers = await Promise.all(
      ["first of the two", "second of the two"].map((password) =>
        browser.post("/api/user/setup-password", { password, accountType: "reviewer" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(user.email).toContain("set-up");
  });

  test("refuses 5 characters and takes 6", async () => {
    const { browser } = await signUpSomeone();
    const answer = await browser.post("/api/user/setup-password", { ...setup, password: "tern5" });
    expect(answer).toMatchObject({ status: 400, body: { fields: { password: TOO_SHORT } } });
    const longer = await browser.post("/api/user/setup-password", { ...setup, password: "tern-6" });
    expect(longer.status).toBe(200);
  });

  test("needs an account type that exists", async () => {
    const { browser } = await signUpSomeone();
    for (const accountType of [undefined, "admin", "", null]) {
      const answer = await browser.post("/api/user/setup-password", {
        password: NEW_PASSWORD,
        accountType,
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { accountType: expect.any(String) } },
      });
    }
  });
});

describe("PUT /api/user/password", () => {
  test("signs in with the new password and no longer with the old one", async () => {
    const browser = await browserOf(landfall, person);
    const answer = await browser.put("/api/user/password", changeTo(NEW_PASSWORD));
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    expect(await signInStatus(person, NEW_PASSWORD)).toBe(200);
    expect(await signInStatus(person, PASSWORD)).toBe(401);
  });

  test("ends every session that was opened before, and gives this browser a fresh one", async () => {
    const other = await browserOf(landfall, person);
    const browser = await browserOf(landfall, person);
    const before = browser.cookie;
    await browser.put("/api/user/password", changeTo(NEW_PASSWORD));
    expect(browser.cookie).not.toBe(before);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
    expect((await openBrowser(landfall, before).get("/api/auth/user")).status).toBe(401);
    expect((await other.get("/api/auth/user")).status).toBe(401);
    expect(await landfall.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
  });

  test("tells the owner by mail", async () => {
    const browser = await browserOf(landfall, person);
    await browser.put("/api/user/password", changeTo(NEW_PASSWORD));
    const mail = await landfall.mailTo(person.email);
    expect(mail.subject).toBe("Your Landfall password was changed");
    expect(linkIn(mail).pathname).toBe("/forgot-password");
  });

  test("with a wrong current one answers 400 and keeps password and sessions", async () => {
    const other = await browserOf(landfall, person);
    const browser = await browserOf(landfall, person);
    const change = { ...changeTo(NEW_PASSWORD), currentPassword: "not the right one" };
    const answer = await browser.put("/api/user/password", change);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: "That is not your current password." } },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await signInStatus(person, PASSWORD)).toBe(200);
    expect((await other.get("/api/auth/user")).status).toBe(200);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });

  test("takes currentPassword, newPassword and confirmPassword, which must agree", async () => {
    const browser = await browserOf(landfall, person);
    expect(await browser.put("/api/user/password", {})).toMatchObject({
      status: 400,
      body: {
        fields: {
          currentPassword: expect.any(String),
          newPassword: TOO_SHORT,
          confirmPassword: "New passwords don't match",
        },
      },
    });
    const answer = await browser.put("/api/user/password", changeTo(NEW_PASSWORD, "another one"));
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { confirmPassword: "New passwords don't match" } },
    });
    expect(await signInStatus(person, PASSWORD)).toBe(200);
  });

  test("refuses 5 characters with 400 and takes 6", async () => {
    const browser = await browserOf(landfall, person);
    const answer = await browser.put("/api/user/password", changeTo("tern5"));
    expect(answer).toMatchObject({ status: 400, body: { fields: { newPassword: TOO_SHORT } } });
    expect((await browser.put("/api/user/password", changeTo("tern-6"))).status).toBe(200);
  });

  test.each(["123456", "password", "PassWord", "qwerty123"])(
    "refuses %s, one of the commonest passwords",
    async (common) => {
      const browser = await browserOf(landfall, person);
      expect(await browser.put("/api/user/password", changeTo(common))).toMatchObject({
        status: 400,
        body: { fields: { newPassword: expect.stringContaining("most common") } },
      });
    },
  );

  test("asks administrators for 12 characters", async () => {
    const admin = await buildAdmin(landfall);
    const browser = await browserOf(landfall, admin);
    expect(await browser.put("/api/user/password", changeTo("tern-and-eel"))).toMatchObject({
      status: 200,
    });
    const change = { ...changeTo("tern-and-ee"), currentPassword: "tern-and-eel" };
    expect(await browser.put("/api/user/password", change)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: "Password must be at least 12 characters long" } },
    });
  });

  test("changed twice at once, one of the two wins and the other is told", async () => {
    const one = await browserOf(landfall, person);
    const two = await browserOf(landfall, person);
    const answers = await Promise.all([
      one.put("/api/user/password", changeTo("first of the two")),
      two.put("/api/user/password", changeTo("second of the two")),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    const winner = statuses[0] === 200 ? "first of the two" : "second of the two";
    expect(await signInStatus(person, winner)).toBe(200);
    expect(await landfall.db.$count(sessions, eq(sessions.userId, person.id))).toBe(2);
  });

  test("leaves no session to someone who signs in with the old one at the same moment", async () => {
    const answer = await meetAt(
      landfall.db,
      sql`select id from users where id = ${person.id} for update`,
      {
        count: 1,
        begin: () => signInStatus(person, PASSWORD),
        meanwhile: (tx) =>
          tx.execute(sql`update users set password_hash = 'changed' where id = ${person.id}`),
      },
    );
    expect(answer).toBe(401);
    expect(await landfall.db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
  });

  test("is of no use to an account without a password", async () => {
    const newcomer = await buildPerson(landfall, { passwordHash: null });
    const browser = await browserOf(landfall, newcomer);
    expect((await browser.put("/api/user/password", changeTo(NEW_PASSWORD))).status).toBe(400);
    expect(await hashOf(newcomer)).toBeNull();
  });
});

describe("a temporary password", () => {
  let admin: Person;
  beforeEach(async () => {
    admin = await buildAdmin(landfall, { mustChangePassword: true });
  });

  test("allows nothing but changing it and asking who one is", async () => {
    const browser = await browserOf(landfall, admin);
    const refused = { status: 403, body: { code: "password_change_required" } };
    expect(await browser.get("/api/admin/failed-jobs")).toMatchObject(refused);
    expect(await browser.get("/api/user/sessions")).toMatchObject(refused);
    expect(await browser.get("/api/user/data")).toMatchObject(refused);
    expect(await browser.post("/api/user/totp")).toMatchObject(refused);
    expect(await browser.put("/api/user/profile", { firstName: "Eve" })).toMatchObject(refused);
    expect(await browser.delete("/api/user", { password: PASSWORD })).toMatchObject(refused);
    expect(await browser.get("/api/auth/user")).toMatchObject({
      status: 200,
      body: { id: admin.id, mustChangePassword: true },
    });
  });

  test("is gone after the change, and everything is open again", async () => {
    const browser = await browserOf(landfall, admin);
    expect(await browser.put("/api/user/password", changeTo(NEW_PASSWORD))).toMatchObject({
      status: 200,
      body: { user: { mustChangePassword: false } },
    });
    expect((await browser.get("/api/admin/failed-jobs")).status).toBe(200);
  });

  test("cannot be chosen again", async () => {
    const browser = await browserOf(landfall, admin);
    expect(await browser.put("/api/user/password", changeTo(PASSWORD))).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.any(String) } },
    });
    expect((await browser.get("/api/admin/failed-jobs")).status).toBe(403);
  });

  test("holds however one signs in", async () => {
    const visitor = openBrowser(landfall);
    await visitor.post("/api/login", { email: admin.email, password: PASSWORD });
    expect((await visitor.get("/api/admin/failed-jobs")).status).toBe(403);
  });
});

test("passwords are stored as argon2id hashes only", async () => {
  const { browser, user } = await signUp(landfall, "stored@example.com");
  expect(await hashOf(user)).toBeNull();
  await browser.post("/api/user/setup-password", {
    password: NEW_PASSWORD,
    accountType: "reviewer",
  });
  expect(await hashOf(user)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const change = { ...changeTo(PASSWORD), currentPassword: NEW_PASSWORD };
  await browser.put("/api/user/password", change);
  expect(await hashOf(user)).toMatch(/^\$argon2id\$/);
  const stored = await landfall.db.execute(sql`select to_jsonb(users) as row from users`);
  expect(JSON.stringify(stored.rows)).not.toMatch(new RegExp(`${PASSWORD}|${NEW_PASSWORD}`));
});
