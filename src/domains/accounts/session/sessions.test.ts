import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { sessions } from "#src/db/schema/accounts.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { Session } from "../person/contract.ts";

const landfall = await startTestLandfall();
const behindHttps = await startTestLandfall({
  baseUrl: "https://landfall.example",
  database: landfall.database,
});
afterAll(async () => {
  await behindHttps.stop();
  await landfall.stop();
});

const { db } = landfall;
const CHROME_ON_MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let person: Awaited<ReturnType<typeof buildPerson>>;

beforeEach(async () => {
  person = await buildPerson(landfall);
});

async function logIn(at = landfall): Promise<Response> {
  return at.request("POST", "/api/login", {
    body: { email: person.email, password: PASSWORD },
    headers: { "User-Agent": CHROME_ON_MAC },
  });
}

async function listSessions(browser: BrowserLike) {
  return z.array(Session).parse((await browser.get("/api/user/sessions")).body);
}

const statusOf = async (browser: BrowserLike) => (await browser.get("/api/auth/user")).status;

describe("the session", () => {
  test("is a row in the database (sid, sess, expire) that keeps only a hash of the cookie", async () => {
    const [cookie = ""] = (await logIn()).headers.getSetCookie();
    const token = /^landfall-session=([^;]+)/.exec(cookie)?.[1] ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(row).toMatchObject({
      sid: hashToken(token),
      sess: { userAgent: CHROME_ON_MAC },
      expire: expect.any(Date),
    });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("has an HttpOnly, SameSite=Lax cookie, without Secure on http", async () => {
    const [cookie = ""] = (await logIn()).headers.getSetCookie();
    const [, ...attributes] = cookie.split("; ");
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "SameSite=Lax",
    ]);
  });

  test("has a Secure cookie with the __Host- prefix when BASE_URL is https", async () => {
    const [cookie = ""] = (await logIn(behindHttps)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-landfall-session=[\w-]{43}; /);
    expect(cookie.split("; ").slice(1).toSorted()).toEqual([
      "HttpOnly",
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  test("of plain http opens nothing on an https site", async () => {
    const { cookie } = await browserOf(landfall, person);
    expect((await behindHttps.request("GET", "/api/auth/user", { cookie })).status).toBe(401);
    const renamed = cookie.replace("landfall-session", "__Host-landfall-session");
    const answer = await behindHttps.request("GET", "/api/auth/user", { cookie: renamed });
    expect(answer.status).toBe(200);
  });

  test.each(["landfall-session=", "landfall-session=x", "landfall-session=%00", "other=1", ";;="])(
    "is not opened by the cookie %j",
    async (cookie) => {
      expect((await landfall.request("GET", "/api/auth/user", { cookie })).status).toBe(401);
    },
  );

  test("ends when its time is over", async () => {
    const browser = await browserOf(landfall, person);
    await db
      .update(sessions)
      .set({ expire: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, person.id));
    expect(await statusOf(browser)).toBe(401);
    expect(await listSessions(await browserOf(landfall, person))).toHaveLength(1);
  });

  test("that is in use lives on, and its cookie lives longer than its row", async () => {
    const browser = await browserOf(landfall, person);
    const longAgo = {
      lastSeenAt: sql`now() - interval '10 days'`,
      expire: sql`now() + interval '1 day'`,
    };
    await db.update(sessions).set(longAgo).where(eq(sessions.userId, person.id));
    expect(await statusOf(browser)).toBe(200);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(Number(row?.expire)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const [cookie = ""] = (await logIn()).headers.getSetCookie();
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(30 * 86_400);
  });

  test("tells who is signed in; signed out it answers 401", async () => {
    const browser = await browserOf(landfall, person);
    expect(await browser.get("/api/auth/user")).toMatchObject({
      status: 200,
      body: { id: person.id, firstName: "Marina", email: person.email, profileImageUrl: null },
    });
    expect(await openBrowser(landfall).get("/api/auth/user")).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", message: "Please sign in." },
    });
  });
});

describe("one's own sessions", () => {
  test("are listed with their devices, and the asking one is marked", async () => {
    await logIn();
    const browser = await browserOf(landfall, person);
    const listed = await listSessions(browser);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
      ["Chrome on Mac", false],
      ["Unknown device", true],
    ]);
  });

  test("can be ended one by one, at once", async () => {
    const lost = await browserOf(landfall, person);
    const kept = await browserOf(landfall, person);
    const id = (await listSessions(lost)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await kept.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    expect(await statusOf(lost)).toBe(401);
    expect(await statusOf(kept)).toBe(200);
    expect((await kept.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  test("can be ended all but this one", async () => {
    const others = [await browserOf(landfall, person), await browserOf(landfall, person)];
    const bystander = await browserOf(landfall, await buildPerson(landfall));
    const kept = await browserOf(landfall, person);
    expect((await kept.delete("/api/user/sessions")).status).toBe(200);
    expect(await Promise.all([...others, kept, bystander].map(statusOf))).toEqual([
      401, 401, 200, 200,
    ]);
  });

  test("of somebody else can be neither seen nor ended", async () => {
    const victim = await browserOf(landfall, person);
    const [own] = await listSessions(victim);
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect((await listSessions(stranger)).map(({ id }) => id)).not.toContain(own?.id);
    expect((await stranger.delete(`/api/user/sessions/${own?.id}`)).status).toBe(404);
    expect(await statusOf(victim)).toBe(200);
  });

  test.each(["0", "99999999999"])("with the number %s are unknown", async (id) => {
    const browser = await browserOf(landfall, person);
    expect((await browser.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  test.each(["-1", "1.5", "abc", "1e30", "%00", "NaN"])(
    "with the number %s are refused with 400, never 500",
    async (id) => {
      const browser = await browserOf(landfall, person);
      expect(await browser.delete(`/api/user/sessions/${id}`)).toMatchObject({
        status: 400,
        body: { code: "invalid", fields: { sessionId: expect.any(String) } },
      });
    },
  );
});

describe("GET /api/logout", () => {
  test.each([
    ["a link on our own pages", { "Sec-Fetch-Site": "same-origin" }],
    ["a call of our own pages", { "X-Requested-With": "XMLHttpRequest" }],
  ])("by %s ends the session at once and leads to /", async (_from, headers) => {
    const browser = await browserOf(landfall, person);
    const { cookie } = browser;
    const answer = await landfall.request("GET", "/api/logout", {
      cookie,
      headers,
      fromOwnPages: false,
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^landfall-session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await statusOf(browser)).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
  });

  test.each([
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbouring site", { "Sec-Fetch-Site": "same-site" }],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
    ["a browser that does not tell", {}],
  ])("from %s leads to a page that asks, and ends nothing", async (_from, headers) => {
    const browser = await browserOf(landfall, person);
    const { cookie } = browser;
    const answer = await landfall.request("GET", "/api/logout", {
      cookie,
      headers,
      fromOwnPages: false,
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/log-out");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await statusOf(browser)).toBe(200);
  });

  test.each<Record<string, string>>([
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { Purpose: "prefetch" },
  ])("by a browser that only looks ahead (%j) ends nothing", async (purpose) => {
    const browser = await browserOf(landfall, person);
    const headers = { "Sec-Fetch-Site": "same-origin", ...purpose };
    const answer = await browser.get("/api/logout", { headers, fromOwnPages: false });
    expect(answer.headers.get("location")).toBe("/log-out");
    expect(await statusOf(browser)).toBe(200);
  });

  test("signed out leads to / as well", async () => {
    const answer = await openBrowser(landfall).get("/api/logout");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
  });

  test("is never kept by a cache", async () => {
    const answer = await openBrowser(landfall).get("/api/logout");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

test("GET /api/login leads to /login", async () => {
  const answer = await openBrowser(landfall).get("/api/login");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login");
});
