import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { passwordResets, sessions, users } from "#src/db/schema/accounts.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const { db } = landfall;
const exists = async ({ id }: { id: string }) => (await db.$count(users, eq(users.id, id))) === 1;

afterEach(async () => {
  await db.delete(users).where(eq(users.isAdmin, true));
});

describe("deleting one's account", () => {
  test("takes the account, its sessions and links, and ends this browser's cookie", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const other = await browserOf(landfall, person);
    await db
      .insert(passwordResets)
      .values({ tokenHash: hashToken("x"), userId: person.id, expiresAt: new Date() });
    expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
    expect(browser.cookie).toBe("");
    expect(await exists(person)).toBe(false);
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
    expect(await db.$count(passwordResets)).toBe(0);
    expect((await other.get("/api/auth/user")).status).toBe(401);
  });

  test("is refused with a wrong or missing password", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    for (const body of [undefined, {}, { password: "not the right one" }]) {
      expect(await browser.delete("/api/user", body)).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      });
    }
    expect(await exists(person)).toBe(true);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });

  test("needs no password where there is none", async () => {
    const person = await buildPerson(landfall, { passwordHash: null });
    const browser = await browserOf(landfall, person);
    expect((await browser.delete("/api/user", {})).status).toBe(200);
    expect(await exists(person)).toBe(false);
  });

  test("takes the picture's file along", async () => {
    const key = "avatars/leaving/picture.webp";
    await landfall.services.storage.put(key, Buffer.from("a picture"));
    const person = await buildPerson(landfall, { profileImageUrl: `/media/${key}` });
    await (await browserOf(landfall, person)).delete("/api/user", { password: PASSWORD });
    expect(await landfall.services.storage.get(key)).toBeNull();
  });

  test("frees the address for somebody new", async () => {
    const { email, ...person } = await buildPerson(landfall);
    await (await browserOf(landfall, person)).delete("/api/user", { password: PASSWORD });
    const answer = await openBrowser(landfall).post("/api/login", { email, password: PASSWORD });
    expect(answer.status).toBe(401);
    expect((await buildPerson(landfall, { email })).id).not.toBe(person.id);
  });

  test("is refused to the last administrator", async () => {
    const admin = await buildAdmin(landfall);
    const browser = await browserOf(landfall, admin);
    expect(await browser.delete("/api/user", { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "This is the only administrator's account." },
    });
    expect(await exists(admin)).toBe(true);
    await buildAdmin(landfall);
    expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
  });

  test("by all administrators at once leaves one of them", async () => {
    const admins = await Promise.all([1, 2, 3, 4].map(() => buildAdmin(landfall)));
    const browsers = await Promise.all(admins.map((admin) => browserOf(landfall, admin)));
    const deleteAll = () =>
      Promise.all(browsers.map((browser) => browser.delete("/api/user", { password: PASSWORD })));
    const holdAdmins = sql`select id from users where is_admin for update`;
    const answers = await meetAt(db, holdAdmins, { count: admins.length, begin: deleteAll });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1);
  });
});

describe("downloading one's data", () => {
  test("gives the account and its sessions as a file, and nothing of anyone else", async () => {
    const person = await buildPerson(landfall);
    await browserOf(landfall, await buildPerson(landfall));
    const browser = await browserOf(landfall, person);
    const answer = await browser.get("/api/user/data");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="landfall-my-data.json"',
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toMatchObject({
      account: { id: person.id, email: person.email },
      sessions: [{ isCurrent: true }],
    });
  });

  test("holds no secret", async () => {
    const browser = await browserOf(landfall, await buildPerson(landfall));
    const text = JSON.stringify((await browser.get("/api/user/data")).body);
    expect(text).not.toMatch(/argon2|passwordHash|totpSecret|"sid"/);
  });
});
