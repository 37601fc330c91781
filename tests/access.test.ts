import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Access, RouteDeclaration } from "#src/platform/http/route.server.ts";
import { requireAccess, requireReservedAccess } from "#src/server/http/access.ts";
import { allRoutes } from "#src/server/routes.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { browserOf, openBrowser } from "./support/browser-like.ts";
import { buildAdmin, buildPerson, PASSWORD } from "./support/people.ts";
import { startTestLandfall } from "./support/test-landfall.ts";

/**
 * Who may call what, word for word. A route that is added, opened or closed fails here until
 * someone has thought about it.
 */
const EXPECTED: Record<Access, string[]> = {
  public: [
    "DELETE /api/login",
    "GET /api/businesses",
    "GET /api/businesses/duplicates",
    "GET /api/businesses/map",
    "GET /api/businesses/position",
    "GET /api/businesses/search",
    "GET /api/businesses/{id}",
    "GET /api/businesses/{id}/bookings.ics",
    "GET /api/businesses/{id}/experiences",
    "GET /api/businesses/{id}/promotion",
    "GET /api/businesses/{id}/rentals",
    "GET /api/businesses/{id}/reviews",
    "GET /api/community/alerts",
    "GET /api/community/alerts/{id}",
    "GET /api/community/projects",
    "GET /api/community/projects/{id}",
    "GET /api/community/reports",
    "GET /api/community/reports/{id}",
    "GET /api/community/similar-reports",
    "GET /api/community/trends",
    "GET /api/data/exports/{id}",
    "GET /api/data/exports/{id}/file",
    "GET /api/events",
    "GET /api/events/calendar",
    "GET /api/events/featured",
    "GET /api/events/upcoming",
    "GET /api/events/{id}",
    "GET /api/events/{id}/attendees",
    "GET /api/events/{id}/calendar.ics",
    "GET /api/events/{id}/dates/{dateId}/calendar.ics",
    "GET /api/events/{id}/experiences",
    "GET /api/lists/{key}/file",
    "GET /api/login",
    "GET /api/logout",
    "GET /api/payments/settings",
    "GET /api/places/hotlines",
    "GET /api/promotion-packages",
    "GET /api/rentals/{id}/availability",
    "GET /api/rentals/{id}/ends",
    "GET /api/research/projects",
    "GET /api/research/projects/{id}",
    "GET /api/reviews/tiers",
    "GET /api/reviews/{id}",
    "GET /api/reward-tiers",
    "GET /api/saved/events/shown",
    "GET /api/saved/places",
    "GET /api/saved/tides",
    "GET /api/search",
    "GET /api/search/suggestions",
    "GET /api/species",
    "GET /api/species/{id}",
    "GET /api/water/conditions",
    "GET /api/water/currents",
    "GET /api/water/forecast",
    "POST /api/ai-chat",
    "POST /api/ai-recommendations",
    "POST /api/booking-cancellation",
    "POST /api/bookings",
    "POST /api/business-claims",
    "POST /api/business-claims/confirm",
    "POST /api/business-claims/linked",
    "POST /api/businesses",
    "POST /api/businesses/{id}/confirmations",
    "POST /api/businesses/{id}/edits",
    "POST /api/businesses/{id}/experiences",
    "POST /api/businesses/{id}/reviews",
    "POST /api/community/alerts",
    "POST /api/community/alerts/{id}/report",
    "POST /api/community/projects/{id}/report",
    "POST /api/community/reports",
    "POST /api/community/reports/{id}/report",
    "POST /api/create-payment-intent",
    "POST /api/data/export",
    "POST /api/event-registrations",
    "POST /api/events/{id}/experiences",
    "POST /api/events/{id}/register",
    "POST /api/events/{id}/report",
    "POST /api/experiences/{id}/report",
    "POST /api/login",
    "POST /api/mail-preferences",
    "POST /api/marine-life/identify",
    "POST /api/media",
    "POST /api/password/forgot",
    "POST /api/password/reset",
    "POST /api/payments/orders/{id}",
    "POST /api/payments/webhook",
    "POST /api/rentals/{id}/quote",
    "POST /api/research/answers",
    "POST /api/research/collaborate",
    "POST /api/research/contact",
    "POST /api/research/projects",
    "POST /api/research/projects/{id}/report",
    "POST /api/research/withdrawal",
    "POST /api/reviews",
    "POST /api/reviews/{id}/report",
    "POST /api/sandbox/intents/{id}/challenge",
    "POST /api/sandbox/intents/{id}/confirm",
    "POST /api/sandbox/portal/card",
    "POST /api/support",
    "POST /api/support/conversation",
    "POST /api/support/reply",
    "POST /api/track",
  ],
  "signed-in": [
    "DELETE /api/blackouts/{id}",
    "DELETE /api/community/alert-subscriptions/{id}",
    "DELETE /api/community/alerts/{id}",
    "DELETE /api/community/alerts/{id}/support",
    "DELETE /api/community/projects/{id}",
    "DELETE /api/community/projects/{id}/contributions/{contributionId}",
    "DELETE /api/community/projects/{id}/join",
    "DELETE /api/community/reports/{id}",
    "DELETE /api/community/reports/{id}/comments/{commentId}",
    "DELETE /api/community/reports/{id}/opinion",
    "DELETE /api/community/reports/{id}/project",
    "DELETE /api/community/reports/{id}/upvote",
    "DELETE /api/events/{id}/attendees/{registrationId}",
    "DELETE /api/experiences/{id}",
    "DELETE /api/rentals/{id}",
    "DELETE /api/research/projects/{id}",
    "DELETE /api/reviews/{id}",
    "DELETE /api/reviews/{id}/answer",
    "DELETE /api/reviews/{id}/helpful",
    "DELETE /api/saved/events/{eventId}",
    "DELETE /api/saved/{businessId}",
    "DELETE /api/user",
    "DELETE /api/user/picture",
    "DELETE /api/user/sessions",
    "DELETE /api/user/sessions/{sessionId}",
    "GET /api/auth/user",
    "GET /api/business-claims",
    "GET /api/business-claims/business/{businessId}",
    "GET /api/business-claims/transfers",
    "GET /api/businesses/{id}/analytics",
    "GET /api/businesses/{id}/blackouts",
    "GET /api/businesses/{id}/bookings",
    "GET /api/businesses/{id}/promotion/change",
    "GET /api/businesses/{id}/rental-desk",
    "GET /api/events/{id}/attendees.csv",
    "GET /api/events/{id}/dates/{dateId}/roster",
    "GET /api/events/{id}/edit",
    "GET /api/leaderboard",
    "GET /api/rentals/{id}/desk-quote",
    "GET /api/research/projects/{id}/requests",
    "GET /api/saved",
    "GET /api/saved/events",
    "GET /api/saved/lists",
    "GET /api/saved/lists/{listId}",
    "GET /api/saved/lists/{listId}/file",
    "GET /api/user/bookings",
    "GET /api/user/bookings/summary",
    "GET /api/user/businesses",
    "GET /api/user/businesses/summary",
    "GET /api/user/businesses/views",
    "GET /api/user/data",
    "GET /api/user/event-subscription",
    "GET /api/user/events",
    "GET /api/user/experiences",
    "GET /api/user/mail-preferences",
    "GET /api/user/organized-events",
    "GET /api/user/own-bookings",
    "GET /api/user/payments",
    "GET /api/user/preferences",
    "GET /api/user/refused-cards",
    "GET /api/user/rental-businesses",
    "GET /api/user/sessions",
    "PATCH /api/community/projects/{id}",
    "PATCH /api/community/reports/{id}",
    "PATCH /api/research/projects/{id}",
    "POST /api/bookings/{id}/ask-to-cancel",
    "POST /api/business-claims/complete",
    "POST /api/business-claims/{claimId}/objection",
    "POST /api/businesses/{id}/blackouts",
    "POST /api/businesses/{id}/promotion/cancel",
    "POST /api/businesses/{id}/promotion/change",
    "POST /api/businesses/{id}/promotion/portal",
    "POST /api/businesses/{id}/promotion/resume",
    "POST /api/businesses/{id}/rental-feed",
    "POST /api/businesses/{id}/rentals",
    "POST /api/community/alert-subscriptions",
    "POST /api/community/alerts/{id}/support",
    "POST /api/community/projects",
    "POST /api/community/projects/{id}/contributions",
    "POST /api/community/projects/{id}/join",
    "POST /api/community/reports/{id}/comments",
    "POST /api/community/reports/{id}/opinion",
    "POST /api/community/reports/{id}/show-place",
    "POST /api/community/reports/{id}/show-words",
    "POST /api/community/reports/{id}/upvote",
    "POST /api/create-event-subscription",
    "POST /api/events",
    "POST /api/events/preview",
    "POST /api/events/{id}/attendees",
    "POST /api/events/{id}/cancel",
    "POST /api/events/{id}/dates/{dateId}",
    "POST /api/events/{id}/dates/{dateId}/arrivals",
    "POST /api/events/{id}/messages",
    "POST /api/events/{id}/resume",
    "POST /api/reviews/{id}/helpful",
    "POST /api/saved",
    "POST /api/saved/events",
    "POST /api/saved/lists",
    "POST /api/saved/lists/{listId}",
    "POST /api/user/event-subscription/cancel",
    "POST /api/user/event-subscription/portal",
    "POST /api/user/event-subscription/resume",
    "POST /api/user/setup-password",
    "PUT /api/bookings/{id}",
    "PUT /api/businesses/{id}",
    "PUT /api/businesses/{id}/promotion/description",
    "PUT /api/businesses/{id}/rental-policy",
    "PUT /api/community/alerts/{id}/status",
    "PUT /api/community/alerts/{id}/verification",
    "PUT /api/community/reports/{id}/comments/{commentId}",
    "PUT /api/events/{id}",
    "PUT /api/rentals/{id}",
    "PUT /api/reviews/{id}",
    "PUT /api/reviews/{id}/answer",
    "PUT /api/saved/events/{eventId}",
    "PUT /api/saved/{businessId}",
    "PUT /api/user/mail-preferences",
    "PUT /api/user/password",
    "PUT /api/user/picture",
    "PUT /api/user/preferences",
    "PUT /api/user/profile",
  ],
  self: [
    "GET /api/users/{userId}/achievements",
    "GET /api/users/{userId}/points",
    "GET /api/users/{userId}/stats",
    "PATCH /api/users/{userId}/reward-settings",
    "POST /api/users/{userId}/actions",
    "POST /api/users/{userId}/celebrations",
  ],
  admin: [
    "DELETE /api/admin/experts/{id}",
    "DELETE /api/businesses",
    "DELETE /api/businesses/{id}",
    "DELETE /api/user/totp",
    "GET /api/admin/achievements",
    "GET /api/admin/audit-log",
    "GET /api/admin/audit-subjects",
    "GET /api/admin/claims/counts",
    "GET /api/admin/community/alerts/{id}",
    "GET /api/admin/community/projects/{id}",
    "GET /api/admin/community/reports/{id}",
    "GET /api/admin/edits",
    "GET /api/admin/events",
    "GET /api/admin/events/{id}",
    "GET /api/admin/experiences",
    "GET /api/admin/experiences/{id}",
    "GET /api/admin/experts",
    "GET /api/admin/failed-jobs",
    "GET /api/admin/flags",
    "GET /api/admin/mail-outbox",
    "GET /api/admin/payment-events",
    "GET /api/admin/payments",
    "GET /api/admin/payments/{id}/refund",
    "GET /api/admin/research/projects/{id}",
    "GET /api/admin/revenue",
    "GET /api/admin/revenue/featured",
    "GET /api/admin/revenue/ledger.csv",
    "GET /api/admin/revenue/reports",
    "GET /api/admin/revenue/reports.csv",
    "GET /api/admin/reviews",
    "GET /api/admin/stats",
    "GET /api/admin/support",
    "GET /api/admin/support/counts",
    "GET /api/admin/support/{id}",
    "PATCH /api/business-claims/{claimId}",
    "POST /api/admin/achievements",
    "POST /api/admin/achievements/preview",
    "POST /api/admin/achievements/{id}/switch",
    "POST /api/admin/edits/{id}/decide",
    "POST /api/admin/events/{id}/put-back",
    "POST /api/admin/events/{id}/take-down",
    "POST /api/admin/experts",
    "POST /api/admin/failed-jobs/{name}/{jobId}/retry",
    "POST /api/admin/payment-events/{id}/retry",
    "POST /api/admin/payments/{id}/refund",
    "POST /api/admin/reviews",
    "POST /api/admin/support/{id}/answer",
    "POST /api/businesses/{id}/feature",
    "POST /api/experiences/{id}/approve",
    "POST /api/experiences/{id}/decline",
    "POST /api/reviews/{id}/approve",
    "POST /api/reviews/{id}/decline",
    "POST /api/user/totp",
    "PUT /api/admin/community/projects/{id}/featured",
    "PUT /api/admin/events/{id}/featured",
    "PUT /api/admin/flags/{id}",
    "PUT /api/admin/reviews/{id}",
    "PUT /api/admin/support/{id}",
    "PUT /api/user/totp",
  ],
};

/** Uses of a call that are for fewer people than the call, with an example of each. */
const RESERVED = [
  {
    name: "GET /api/businesses",
    use: "with pending or status",
    access: "admin",
    examples: [{ query: "?pending=true" }, { query: "?status=inactive" }],
  },
  {
    name: "PUT /api/businesses/{id}",
    use: "with isActive, status, featuredLevel or isFeatured",
    access: "admin",
    examples: [
      { body: { isActive: true } },
      { body: { status: "live" } },
      { body: { featuredLevel: 3 } },
      { body: { isFeatured: true } },
    ],
  },
];

/** While a temporary password is in force. */
const ALLOWED_WITH_TEMPORARY_PASSWORD = ["GET /api/auth/user", "PUT /api/user/password"];

/** They come from elsewhere, and their handlers check a signature. */
const SIGNED = ["POST /api/payments/webhook"];

const nameOf = ({ method, path }: RouteDeclaration) => `${method} ${path}`;
const namesOf = (routes: readonly RouteDeclaration[]) => routes.map(nameOf).toSorted();
const routesFor = (...kinds: Access[]) => allRoutes.filter(({ access }) => kinds.includes(access));
const changes = ({ method }: RouteDeclaration) => method !== "GET";

/** Where an address names a row by its number. */
const rowNumbersIn = (schema: z.ZodType | undefined): z.ZodType[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([name, each]) => /^id$|Id$/.test(name) && each.safeParse("5").data === 5)
        .map(([, each]) => each)
    : [];

describe("the declared routes", () => {
  test.each(Object.entries(EXPECTED))("that are %s are exactly these", (access, names) => {
    expect(namesOf(routesFor(access as Access))).toEqual(names);
  });

  test("that reserve some of their uses are exactly these", () => {
    const declared = allRoutes.flatMap((route) =>
      (route.reserved ?? []).map(({ use, access }) => ({ name: nameOf(route), use, access })),
    );
    expect(declared).toEqual(RESERVED.map(({ examples: _, ...each }) => each));
  });

  test("are each declared once", () => {
    expect(new Set(allRoutes.map(nameOf)).size).toBe(allRoutes.length);
  });

  test("that a temporary password allows are exactly these", () => {
    const allowed = allRoutes.filter(({ allowsTemporaryPassword }) => allowsTemporaryPassword);
    expect(namesOf(allowed)).toEqual(ALLOWED_WITH_TEMPORARY_PASSWORD);
  });

  test("that may come from anywhere are these alone", () => {
    expect(namesOf(allRoutes.filter(({ signed }) => signed))).toEqual(SIGNED);
  });

  test("that are public and change something have a rate limit each", () => {
    const unlimited = routesFor("public").filter((route) => changes(route) && !route.rateLimit);
    expect(namesOf(unlimited)).toEqual([]);
  });

  test("that share the name of a rate limit share the limit", () => {
    const limits = allRoutes.flatMap(({ rateLimit }) => rateLimit ?? []);
    const different = new Set(limits.map((limit) => JSON.stringify(limit)));
    expect(different.size).toBe(new Set(limits.map(({ name }) => name)).size);
  });

  const inPaths = allRoutes.flatMap(({ params }) => rowNumbersIn(params));
  const inQueries = allRoutes.flatMap(({ query }) => rowNumbersIn(query));

  test.each(["1e1", "0x1f", "+5", " 5", "5.0", "007", "-5"])(
    "take the number of a row in plain digits alone, not as %j",
    (odd) => {
      expect(inPaths.length).toBeGreaterThan(50);
      const taken = [...inPaths, ...inQueries].filter((number) => number.safeParse(odd).success);
      expect(taken).toEqual([]);
    },
  );

  test.each(["0", "2147483648", "99999999999999", "9".repeat(400)])(
    "take the digits %j, which no row has, in a path for a row that is not there",
    (digits) => {
      expect(new Set(inPaths.map((number) => number.parse(digits)))).toEqual(new Set([0]));
      expect(inQueries.filter((number) => number.safeParse(digits).success)).toEqual([]);
    },
  );

  test("that are for oneself name the person in their path", () => {
    expect(routesFor("self").filter(({ path }) => !path.includes("{userId}"))).toEqual([]);
  });

  test("that take a file say how large it may be", () => {
    expect(allRoutes.filter(({ rawBody, maxBodyBytes }) => rawBody && !maxBodyBytes)).toEqual([]);
  });
});

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const person = await buildPerson(landfall);
const admin = await buildAdmin(landfall);

const EXAMPLES: Record<string, string> = {
  sessionId: "1",
  name: "deliver-sign-in-code",
  jobId: "7aa00f8b-afbb-46ef-91f9-8fd792f5ecd0",
  userId: "somebody-else",
};
const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, key) => EXAMPLES[key] ?? "1");

/** Everything that a call could have changed. */
async function snapshot(): Promise<string> {
  const { rows } = await landfall.db.execute(sql`
    select (select jsonb_agg(users order by id) from users) as users,
           (select jsonb_agg(sessions order by sid) from sessions) as sessions,
           (select jsonb_agg(reviews order by id) from reviews) as reviews,
           (select count(*) from review_votes) as votes,
           (select count(*) from flags) as flags,
           (select count(*) from audit_log) as decisions,
           (select count(*) from pgboss.job
            where name not in (select name from pgboss.schedule) and not starts_with(name, '__')) as jobs`);
  return JSON.stringify(rows);
}

const cases = (...kinds: Access[]) =>
  routesFor(...kinds).map((route) => [nameOf(route), route] as const);
const body = { password: PASSWORD, firstName: "Eve", totp: "123456", accountType: "reviewer" };

describe("a visitor who is not signed in", () => {
  test.each(cases("signed-in", "self", "admin"))("gets 401 from %s", async (_name, route) => {
    const before = await snapshot();
    const { method, path } = route;
    const answer = await landfall.request(method, filled(path), changes(route) ? { body } : {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
    expect(await snapshot()).toBe(before);
  });
});

describe("someone who is signed in and no administrator", () => {
  test.each(cases("admin", "self"))(
    "gets 403 from %s, and nothing changes",
    async (_name, route) => {
      const { cookie } = await browserOf(landfall, person);
      const before = await snapshot();
      const { method, path } = route;
      const options = changes(route) ? { body, cookie } : { cookie };
      const answer = await landfall.request(method, filled(path), options);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "forbidden" });
      expect(await snapshot()).toBe(before);
    },
  );
});

describe("a use of a call that is reserved", () => {
  const uses = RESERVED.flatMap(({ name, examples }) =>
    examples.map((example) => ({ name, query: "", ...example })),
  );

  test.each(uses)(
    "$name with $query $body is for administrators",
    async ({ name, query, ...sent }) => {
      const [method = "", path = ""] = name.split(" ");
      const { cookie } = await browserOf(landfall, person);
      const before = await snapshot();
      const address = filled(path) + query;
      expect((await landfall.request(method, address, sent)).status).toBe(401);
      const answer = await landfall.request(method, address, { ...sent, cookie });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "forbidden" });
      expect(await snapshot()).toBe(before);
    },
  );
});

test("digits that no row has are answered as a number of no row is, by every call that reads or deletes", async () => {
  const { cookie } = await browserOf(landfall, admin);
  const asked = allRoutes.filter(
    ({ method, params, body: given }) =>
      (method === "GET" || (method === "DELETE" && !given)) && rowNumbersIn(params).length > 0,
  );
  expect(asked.length).toBeGreaterThan(30);
  const answerOf = async ({ method, path }: (typeof asked)[number], digits: string) => {
    const address = path.replaceAll(/\{(id|\w+Id)\}/g, digits);
    const answer = await landfall.request(method, address, { cookie });
    return [method, path, answer.status, (await answer.json()).message];
  };
  for (const route of asked) {
    const unknown = await answerOf(route, "2147483647");
    for (const digits of ["0", "99999999999999"])
      expect(await answerOf(route, digits)).toEqual(unknown);
  }
  const event = asked.find(({ path }) => path === "/api/events/{id}");
  const said = event && (await answerOf(event, "99999999999999"));
  expect(said?.slice(2)).toEqual([404, "Event not found"]);
});

describe("a call from another site", () => {
  const guarded = allRoutes.filter((route) => changes(route) && !route.signed);
  test.each(guarded.map((route) => [nameOf(route), route] as const))(
    "to %s is refused, also with an administrator's session",
    async (_name, { method, path }) => {
      const { cookie } = await browserOf(landfall, admin);
      const before = await snapshot();
      const answer = await landfall.request(method, filled(path), {
        cookie,
        rawBody: JSON.stringify(body),
        headers: { Origin: "https://evil.example", "Content-Type": "text/plain" },
        fromOwnPages: false,
      });
      expect(answer.status).toBe(403);
      expect(await snapshot()).toBe(before);
    },
  );
});

test("being an administrator is asked of the database at every call", async () => {
  const browser = await browserOf(landfall, admin);
  expect((await browser.get("/api/admin/failed-jobs")).status).toBe(200);
  await landfall.db.execute(sql`update users set is_admin = false where id = ${admin.id}`);
  expect((await browser.get("/api/admin/failed-jobs")).status).toBe(403);
  expect((await openBrowser(landfall).get("/api/admin/failed-jobs")).status).toBe(401);
});

describe("the access rule", () => {
  const viewer: Viewer = {
    id: "me",
    email: "me@example.com",
    isAdmin: false,
    isExpert: false,
    mustChangePassword: false,
  };
  const statusOf = (access: Access, who: Viewer | null, userId = "me") => {
    try {
      requireAccess({ access }, who, { userId });
      return 200;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };

  test.each<[Access, number, number, number, number]>([
    ["public", 200, 200, 200, 200],
    ["signed-in", 401, 200, 200, 200],
    ["self", 401, 200, 403, 200],
    ["admin", 401, 403, 403, 200],
  ])(
    "%s: anonymous %i, oneself %i, someone else %i, an administrator %i",
    (access, ...expected) => {
      const isAdmin = { ...viewer, isAdmin: true };
      expect([
        statusOf(access, null),
        statusOf(access, viewer),
        statusOf(access, viewer, "somebody-else"),
        statusOf(access, isAdmin, "somebody-else"),
      ]).toEqual(expected);
    },
  );

  test("a reserved use is checked when it is made, and a temporary password closes it", () => {
    const isMade = (input: { query: unknown }) => input.query === "made";
    const statusFor = (who: Viewer | null, query: string, access: "signed-in" | "admin") => {
      try {
        const reserved = [{ use: "when made", holds: isMade, access }];
        requireReservedAccess({ reserved }, who, { query, body: undefined });
        return 200;
      } catch (error) {
        return (error as { status: number }).status;
      }
    };
    const isAdmin = { ...viewer, isAdmin: true };
    const people = [null, viewer, isAdmin, { ...isAdmin, mustChangePassword: true }];
    const statuses = (query: string, access: "signed-in" | "admin") =>
      people.map((who) => statusFor(who, query, access));
    expect(statuses("other", "admin")).toEqual([200, 200, 200, 200]);
    expect(statuses("made", "signed-in")).toEqual([401, 200, 200, 403]);
    expect(statuses("made", "admin")).toEqual([401, 403, 200, 403]);
  });

  test("a temporary password closes everything that does not allow it, for administrators too", () => {
    const temporary = { ...viewer, isAdmin: true, mustChangePassword: true };
    expect(statusOf("signed-in", temporary)).toBe(403);
    expect(statusOf("admin", temporary)).toBe(403);
    expect(statusOf("public", temporary)).toBe(200);
    const route = { access: "signed-in", allowsTemporaryPassword: true } as const;
    expect(() => requireAccess(route, temporary, {})).not.toThrow();
  });
});
