import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { alertSupports, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { experts, species } from "#src/db/schema/species.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ConservationAlert } from "./contract.ts";
import { ALERT_TYPES, SEVERITIES } from "./limits-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
await landfall.db.transaction(writeCatalogue);

const ALERTS = "/api/community/alerts";
const admin = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);
const RIGHT_WHALE = "North Atlantic right whale";

async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}

async function expert(group: string | null) {
  const user = await buildPerson(landfall);
  await db.update(users).set({ isExpert: true }).where(eq(users.id, user.id));
  await db.insert(experts).values({ userId: user.id, group });
  return { user, browser: await browserOf(landfall, user) };
}

const facts = (changes: object = {}) => ({
  title: "Sheen at the fuel dock",
  alertType: "pollution",
  location: "City Dock, Annapolis, MD",
  description: "A rainbow on the ebb.",
  ...changes,
});

async function create(browser: BrowserLike, changes: object = {}): Promise<ConservationAlert> {
  const answer = await browser.post(ALERTS, facts(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as ConservationAlert;
}

const read = async (id: number, browser: BrowserLike = visitor) =>
  (await browser.get(`${ALERTS}/${id}`)).body as ConservationAlert;
const list = async (query: string, browser: BrowserLike = visitor) =>
  (await browser.get(`${ALERTS}?${query}`)).body as ConservationAlert[];
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields);
const actionsOf = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
  )
    .filter(({ subjectType }) => subjectType === "alert")
    .map(({ action }) => action);

describe("an alert", () => {
  test("that is sent three times at once is one", async () => {
    const browser = openBrowser(landfall);
    const said = { title: "Thrice told" };
    const alerts = await Promise.all([1, 2, 3].map(() => create(browser, said)));
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(1);
    expect(await list("q=thrice told")).toHaveLength(1);
  });

  test("is sent by anybody and is on the list at once, with every field", async () => {
    const position = { latitude: 38.977, longitude: "-76.486", accuracyMeters: 12.4 };
    const { id } = await create(openBrowser(landfall), {
      ...{ title: "Whole alert", actionRequired: "Keep engines off.", severity: "high" },
      ...{ ...position, positionSource: "device" },
    });
    expect(await list("q=whole alert")).toEqual([
      {
        ...{ id, ...facts({ title: "Whole alert" }), actionRequired: "Keep engines off." },
        ...{ severity: "high", status: "active", resolvedOn: null, verifiedByExpert: false },
        ...{ communitySupport: 0, isSupported: false, isOwn: false, photo: null, isDemo: false },
        ...{ latitude: "38.977000", longitude: "-76.486000", uncertaintyMeters: 13 },
        ...{ isBlurred: false, speciesId: null, speciesName: null },
        createdAt: expect.any(String),
      },
    ]);
  });

  test("severity is medium unless it is said, and an action may be missing", async () => {
    expect(await create(visitor)).toMatchObject({ severity: "medium", actionRequired: null });
  });

  test("what a client may not say is not taken", async () => {
    const made = await create(openBrowser(landfall), {
      ...{ id: 999_999, status: "resolved", verifiedByExpert: true, communitySupport: 70 },
      ...{ isDemo: true, createdAt: "2001-01-01T00:00:00.000Z", verifiedAt: "2001-01-01" },
    });
    expect(made).toMatchObject({ status: "active", verifiedByExpert: false, isDemo: false });
    expect(made).toMatchObject({ communitySupport: 0 });
    expect(made.id).not.toBe(999_999);
    expect(made.createdAt > "2026").toBe(true);
  });

  test.each(["title", "location", "description"])("without %s it is refused", async (name) => {
    for (const value of [undefined, "  ", "\u200b\u2060"]) {
      const answer = await openBrowser(landfall).post(ALERTS, facts({ [name]: value }));
      expect([answer.status, fieldsOf(answer)]).toEqual([400, [name]]);
    }
  });

  test("a bad choice, position, link or photo is refused", async () => {
    const bad = {
      ...{ alertType: "aliens", severity: "huge", title: "See www.evil.example now" },
      ...{ latitude: "north", photo: "https://evil.example/a.png" },
    };
    for (const [name, value] of Object.entries(bad)) {
      const answer = await openBrowser(landfall).post(ALERTS, facts({ [name]: value }));
      expect([answer.status, fieldsOf(answer)]).toEqual([400, expect.arrayContaining([name])]);
    }
    const half = await openBrowser(landfall).post(ALERTS, facts({ latitude: 38 }));
    expect([half.status, fieldsOf(half)]).toEqual([400, ["longitude"]]);
  });

  test("a program that fills the trap is refused, and so are too many from one place", async () => {
    const trapped = await openBrowser(landfall).post(ALERTS, facts({ homepage: "http://x" }));
    expect(trapped.status).toBe(400);
    const busy = openBrowser(landfall);
    const sent = [];
    for (let turn = 0; turn < 11; turn += 1) sent.push(await busy.post(ALERTS, facts()));
    expect(sent.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
  });

  test("every type and severity of the specification is taken and narrows the list", async () => {
    expect(Object.keys(ALERT_TYPES)).toEqual([
      ...["species_decline", "habitat_threat", "pollution", "unusual_behavior", "mass_mortality"],
    ]);
    expect(Object.keys(SEVERITIES)).toEqual(["low", "medium", "high", "critical"]);
    for (const alertType of Object.keys(ALERT_TYPES))
      await buildAlert(db, { alertType, title: `Narrow ${alertType}`, severity: "low" });
    const titles = async (query: string) => (await list(query)).map(({ title }) => title);
    expect(await titles("q=narrow&alertType=mass_mortality")).toEqual(["Narrow mass_mortality"]);
    expect(await titles("q=narrow&severity=low")).toHaveLength(5);
    expect(await titles("q=narrow&severity=high")).toEqual([]);
    expect(await titles("q=narrow&status=resolved")).toEqual([]);
    expect((await visitor.get(`${ALERTS}?severity=huge`)).status).toBe(400);
  });

  test("is deleted by who sent it in and administrators alone", async () => {
    const sender = await person();
    const stranger = await person();
    const { id } = await create(sender.browser);
    expect((await visitor.delete(`${ALERTS}/${id}`)).status).toBe(401);
    expect((await stranger.browser.delete(`${ALERTS}/${id}`)).status).toBe(403);
    expect((await sender.browser.delete(`${ALERTS}/${id}`)).status).toBe(200);
    expect((await visitor.get(`${ALERTS}/${id}`)).status).toBe(404);
    expect(await actionsOf(id)).toEqual(["alert.delete"]);
  });

  test("is reported and taken down as it was shown, and its sender is told why", async () => {
    const { user, browser } = await person();
    const { id } = await create(browser);
    expect((await visitor.post(`${ALERTS}/${id}/report`, { reason: "fake" })).status).toBe(200);
    const [flag] = (await db.select().from(flags)).filter(
      ({ subjectType, subjectId }) => subjectType === "alert" && subjectId === id,
    );
    const { body } = await admin.get(`/api/admin/community/alerts/${id}`);
    const decide = (version: string) =>
      admin.put(`/api/admin/flags/${flag?.id}`, {
        status: "upheld",
        note: "No such dock.",
        version,
      });
    expect((await decide("other")).status).toBe(409);
    expect((await decide((body as { version: string }).version)).status).toBe(200);
    expect((await visitor.get(`${ALERTS}/${id}`)).status).toBe(404);
    expect((await landfall.mailTo(user.email)).text).toContain("No such dock.");
    expect(await actionsOf(id)).toEqual(["alert.take-down"]);
  });
});

describe("supporting", () => {
  test("needs an account", async () => {
    const { id } = await buildAlert(db);
    expect((await visitor.post(`${ALERTS}/${id}/support`)).status).toBe(401);
  });

  test("counts once, however often, from wherever and at once it is sent; taking it back lowers the count", async () => {
    const { id } = await buildAlert(db);
    const one = await person();
    const elsewhere = await browserOf(landfall, one.user);
    const path = `${ALERTS}/${id}/support`;
    const sent = Array.from({ length: 60 }, (_, turn) =>
      (turn % 2 ? one.browser : elsewhere).post(path),
    );
    for (const { status, body } of await Promise.all(sent))
      expect([status, body]).toEqual([200, { isSupported: true, communitySupport: 1 }]);
    const own = await create(one.browser);
    expect(own.isOwn).toBe(true);
    expect((await one.browser.post(`${ALERTS}/${own.id}/support`)).status).toBe(403);
    const other = await person();
    expect((await other.browser.post(path)).body).toMatchObject({ communitySupport: 2 });
    expect(await read(id, one.browser)).toMatchObject({ communitySupport: 2, isSupported: true });
    expect(await read(id)).toMatchObject({ communitySupport: 2, isSupported: false });
    expect((await one.browser.delete(path)).body).toMatchObject({ communitySupport: 1 });
    expect((await one.browser.delete(path)).body).toMatchObject({ communitySupport: 1 });
    expect(await db.$count(alertSupports, eq(alertSupports.alertId, id))).toBe(1);
    expect((await one.browser.post(`${ALERTS}/999999/support`)).status).toBe(404);
    other.browser.cookie = (await person()).browser.cookie;
    expect((await other.browser.post(path)).status).toBe(403);
    const long = { ...facts(), description: "x".repeat(9_000_000) };
    expect((await openBrowser(landfall).post(ALERTS, long)).status).toBe(400);
  });
});

describe("how it ends, and who stands by it", () => {
  const resolved = { status: "resolved" };

  test("whoever sent it in, an expert or an administrator resolves it, nobody else", async () => {
    const sender = await person();
    const { browser: whales } = await expert("whales");
    const { browser: all } = await expert(null);
    const { browser: stranger } = await person();
    const own = await create(sender.browser);
    const path = (id: number) => `${ALERTS}/${id}/status`;
    expect((await visitor.put(path(own.id), resolved)).status).toBe(401);
    expect((await stranger.put(path(own.id), resolved)).status).toBe(403);
    expect((await whales.put(path(own.id), resolved)).status).toBe(403);
    expect((await sender.browser.put(path(own.id), { status: "active" })).status).toBe(400);
    expect((await sender.browser.put(path(own.id), resolved)).body).toMatchObject({
      ...{ status: "resolved", resolvedOn: expect.any(String) },
    });
    expect((await sender.browser.put(path(own.id), resolved)).status).toBe(200);
    expect(await actionsOf(own.id)).toEqual(["alert.resolve"]);
    for (const browser of [all, admin]) {
      const { id } = await buildAlert(db);
      expect((await browser.put(path(id), resolved)).body).toMatchObject(resolved);
    }
  });

  test("experts of its species verify what others sent in, and may think again", async () => {
    const [whale] = await db.select().from(species).where(eq(species.commonName, RIGHT_WHALE));
    const { browser: whales } = await expert(whale?.group ?? "");
    const { browser: corals } = await expert("corals");
    const sender = await expert(null);
    const { id } = await create(sender.browser, { speciesName: RIGHT_WHALE });
    const path = `${ALERTS}/${id}/verification`;
    const yes = { verified: true };
    expect((await visitor.put(path, yes)).status).toBe(401);
    expect((await (await person()).browser.put(path, yes)).status).toBe(403);
    expect((await corals.put(path, yes)).status).toBe(403);
    expect((await sender.browser.put(path, yes)).status).toBe(403);
    expect((await whales.put(path, yes)).body).toMatchObject({ verifiedByExpert: true });
    expect((await whales.put(path, yes)).body).toMatchObject({ verifiedByExpert: true });
    expect((await admin.put(path, { verified: false })).body).toMatchObject({
      verifiedByExpert: false,
    });
    expect(await actionsOf(id)).toEqual(["alert.verify", "alert.verify"]);
  });
});

describe("a sensitive species", () => {
  const POINT = { latitude: "35.312345", longitude: "-75.198765", accuracyMeters: 20 };
  const whale = (changes: object = {}) => ({
    ...{ ...POINT, speciesName: RIGHT_WHALE, location: "Secret Shoal, Buxton, NC" },
    ...{
      title: "Whale in line off Secret Shoal at 35.3123, -75.1988",
      alertType: "unusual_behavior",
    },
    ...{ description: "Seen at 35.312345 N 75.198765 W off BUXTON, orange line." },
    ...changes,
  });
  const HIDDEN = /35\.31|75\.19|Secret|Buxton/i;

  test("blurs place, words and time for all but sender, experts of its group and administrators", async () => {
    const sender = await person();
    const { id } = await create(sender.browser, whale());
    const [stored] = await db
      .select({ group: species.group })
      .from(species)
      .where(eq(species.commonName, RIGHT_WHALE));
    const { browser: ofGroup } = await expert(stored?.group ?? "");
    const { browser: ofOther } = await expert("corals");
    for (const browser of [visitor, (await person()).browser, ofOther]) {
      const shown = await read(id, browser);
      expect(JSON.stringify(shown)).not.toMatch(HIDDEN);
      expect(shown).toMatchObject({ latitude: "35.3", longitude: "-75.1", isBlurred: true });
      expect(shown.createdAt).toMatch(/T00:00:00\.000Z$/);
      expect(JSON.stringify(await list("alertType=unusual_behavior", browser))).not.toMatch(HIDDEN);
    }
    for (const browser of [sender.browser, ofGroup, admin])
      expect(await read(id, browser)).toMatchObject({
        ...{ latitude: "35.312345", location: "Secret Shoal, Buxton, NC", isBlurred: false },
        ...{ title: "Whale in line off Secret Shoal at 35.3123, -75.1988", uncertaintyMeters: 20 },
      });
  });

  test("is not told by a typed name, by words that stood apart, nor by the numbers of alerts in a row", async () => {
    const words = {
      speciesName: "loggerhead 35.312345 off Secret Shoal",
      title: "Turtle 35 .312345 75 .198765 by SecretShoal",
      actionRequired: "Call the Buxton pier at 35/18/44",
    };
    const sent = [1, 2, 3].map((turn) => whale({ ...words, description: `Turn ${turn}.` }));
    const numbers: number[] = [];
    for (const said of sent) {
      const { id } = await create(openBrowser(landfall), said);
      const shown = await read(id);
      expect(shown).toMatchObject({ isBlurred: true, speciesName: "Turtles and crocodilians" });
      expect(JSON.stringify(shown)).not.toMatch(/35\s*[./]\s*(?:31|1)|75\s*\.19|Secret|Buxton/i);
      numbers.push(id);
    }
    const [one = 0, two = 0, three = 0] = numbers;
    expect([two - one, three - two]).not.toEqual([1, 1]);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(100_000);
  });

  test("neither words, boxes nor circles find the point; only what holds the whole cell does", async () => {
    const sender = await person();
    const { id } = await create(sender.browser, whale({ title: "Narrowing whale" }));
    const finds = async (query: string, browser: BrowserLike = visitor) =>
      (await list(`limit=100&${query}`, browser)).some((found) => found.id === id);
    for (const q of ["Secret", "Buxton", "35.312345", "75.198765"]) {
      expect(await finds(`q=${q}`), q).toBe(false);
      expect(await finds(`q=${q}`, sender.browser), q).toBe(true);
    }
    const tight = "box=-75.2,35.3,-75.19,35.32";
    expect(await finds(tight)).toBe(false);
    expect(await finds(tight, sender.browser)).toBe(true);
    expect(await finds("box=-75.2,35.2,-75,35.4")).toBe(true);
    expect(await finds("latitude=35.312&longitude=-75.199&radiusMiles=5")).toBe(false);
    expect(await finds("latitude=35.3&longitude=-75.1&radiusMiles=12")).toBe(true);
  });

  test("is found in free words, too, and follows what administrators decide of the species", async () => {
    const words = { speciesName: null, title: "Two manatees by the outfall", description: "Slow." };
    const { id } = await create(openBrowser(landfall), whale(words));
    expect(await read(id)).toMatchObject({ isBlurred: true, speciesId: null });
    const decide = (sensitiveDecision: boolean | null) =>
      db.update(species).set({ sensitiveDecision }).where(eq(species.commonName, "Bay scallop"));
    const scallop = await create(
      openBrowser(landfall),
      whale({ speciesName: "bay scallop", title: "Few", description: "None." }),
    );
    expect(scallop).toMatchObject({ isBlurred: false, speciesName: "Bay scallop" });
    await decide(true);
    expect(await read(scallop.id)).toMatchObject({ isBlurred: true, latitude: "35.3" });
    await decide(null);
  });
});

test("the row of an alert keeps who, when, where with accuracy, and its photo's place", async () => {
  const { user, browser } = await person();
  const { id } = await create(browser, { latitude: 38.9, longitude: -76.4, accuracyMeters: 9 });
  const [row] = await db.select().from(conservationAlerts).where(eq(conservationAlerts.id, id));
  expect(row).toMatchObject({
    ...{ userId: user.id, latitude: "38.900000", longitude: "-76.400000", accuracyMeters: 9 },
    ...{ positionSource: "map", publicArea: expect.stringContaining("Maryland") },
    createdAt: expect.any(Date),
  });
});
