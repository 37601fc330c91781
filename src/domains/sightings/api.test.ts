import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { FORM, openSightings, REPORTS as PATH, SEEN, WHALE } from "#tests/support/sightings.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { SpeciesReport } from "./contract.ts";
import { statusOf, taxonKey } from "./rules.ts";

const landfall = await startTestLandfall();
const { anyone, member, expert, send, read, ids } = await openSightings(landfall);
afterAll(() => landfall.stop());

describe("a report", () => {
  test("needs a place and a description; what only others may set is not taken", async () => {
    const lacking = await anyone.post(PATH, FORM);
    expect(lacking).toMatchObject({
      status: 400,
      body: { fields: { location: expect.any(String), description: expect.any(String) } },
    });
    const report = await send(anyone, {
      ...{ id: 7, status: "verified", verificationStatus: "verified", upvotes: 9 },
      ...{ communityVotes: 4, isDemo: true },
    });
    expect(report).toMatchObject({
      ...{ reportType: "sighting", abundance: "common", verificationStatus: "pending" },
      ...{ upvotes: 0, communityVotes: 0, isDemo: false, isBlurred: false },
      ...{ speciesName: "Common bottlenose dolphin", location: "Off Thomas Point, MD" },
    });
    expect(report.id).not.toBe(7);
  });

  test("keeps who, when, where with its accuracy; a name that nobody knows stays as written", async () => {
    const { person, browser } = await member({ firstName: "June", lastName: "Abbott" });
    const at = { latitude: 38.9, longitude: -76.43, accuracyMeters: 12, positionSource: "device" };
    const when = { reportDate: "2026-07-04T14:30:00Z", observedTime: "10:30" };
    const report = await send(browser, { ...at, ...when, speciesName: "odd little fish" });
    expect(report).toMatchObject({
      ...{ reporterName: "June A.", reportDate: "2026-07-04", observedTime: "10:30" },
      ...{ latitude: "38.900000", longitude: "-76.430000", uncertaintyMeters: 12 },
      ...{ speciesId: null, speciesName: "odd little fish", isOwn: true },
    });
    const [row] = await landfall.db
      .select()
      .from(speciesReports)
      .where(eq(speciesReports.id, report.id));
    expect(row).toMatchObject({ userId: person.id, positionSource: "device" });
  });

  test("of something that was looked for in vain says for how long", async () => {
    const absent = { occurrenceStatus: "absent", reportType: "population" };
    const refused = await anyone.post(PATH, { ...SEEN, ...absent });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { effortMinutes: expect.any(String) } },
    });
    expect(await send(anyone, { ...absent, effortMinutes: "45" })).toMatchObject({
      ...{ occurrenceStatus: "absent", effortMinutes: 45 },
    });
    expect((await anyone.post(PATH, { ...SEEN, reportDate: "2127-01-01" })).status).toBe(400);
  });

  test("that is sent twice with one key is one report, and a stranger's key opens nothing", async () => {
    const requestKey = randomUUID();
    const [first, second] = await Promise.all([
      send(anyone, { requestKey }),
      send(anyone, { requestKey }),
    ]);
    expect(second.id).toBe(first.id);
    expect((await send(openBrowser(landfall), { requestKey })).id).not.toBe(first.id);
  });

  test("that is sent twice without a key, as by two taps before the scripts, is one report", async () => {
    const browser = openBrowser(landfall);
    const reports = await Promise.all([1, 2, 3].map(() => send(browser)));
    expect(new Set(reports.map(({ id }) => id)).size).toBe(1);
    const other = await send(browser, { description: "Four of them." });
    expect(other.id).not.toBe(reports[0]?.id);
  });

  test("is found by type, state and words", async () => {
    const report = await send(anyone, { reportType: "threat", description: "Ghost trap qwzx" });
    expect(await ids(anyone, "q=qwzx&reportType=threat&verificationStatus=pending")).toEqual([
      report.id,
    ]);
    expect(await ids(anyone, "q=qwzx&reportType=behavior")).toEqual([]);
    expect(await ids(anyone, "q=qwzx&verificationStatus=verified")).toEqual([]);
    expect((await anyone.get(`${PATH}?reportType=gossip`)).status).toBe(400);
  });

  test("keeps where its position comes from when it is edited", async () => {
    const { browser } = await member();
    const at = { latitude: "38.9", longitude: "-76.43", accuracyMeters: 12 };
    const report = await send(browser, { ...at, positionSource: "device" });
    const edit = { ...SEEN, ...report, description: "Four of them.", positionSource: null };
    const path = `${PATH}/${report.id}`;
    expect((await browser.patch(path, edit)).body).toMatchObject({
      ...{ positionSource: "device", uncertaintyMeters: 12 },
    });
    const moved = { ...edit, latitude: "38.95", accuracyMeters: 250 };
    expect((await browser.patch(path, moved)).body).toMatchObject({ positionSource: "map" });
  });

  test("is changed and deleted by its reporter alone, with its history", async () => {
    const { browser } = await member();
    const report = await send(browser);
    const change = { ...SEEN, ...report, speciesName: "Harbor porpoise", reportDate: "2026-05-01" };
    expect((await (await member()).browser.patch(`${PATH}/${report.id}`, change)).status).toBe(403);
    expect((await anyone.patch(`${PATH}/${report.id}`, change)).status).toBe(401);
    expect((await browser.patch(`${PATH}/${report.id}`, change)).body).toMatchObject({
      speciesName: "Harbor porpoise",
    });
    const lines = await landfall.db
      .select()
      .from(speciesReportHistory)
      .where(eq(speciesReportHistory.reportId, report.id));
    expect(lines).toMatchObject([{ kind: "edited", before: { speciesName: SEEN.speciesName } }]);
    expect((await browser.delete(`${PATH}/${report.id}`)).status).toBe(200);
    expect((await browser.get(`${PATH}/${report.id}`)).status).toBe(404);
  });
});

describe("the place of a sensitive species", () => {
  const POINT = { latitude: "41.312345", longitude: "-70.987654", accuracyMeters: 9 };
  const SECRET = {
    ...POINT,
    ...{ speciesName: WHALE, location: "Hidden Cove, Cuttyhunk", observedTime: "06:07" },
    description: "In Hidden Cove at 41.312345, -70.987654, heading out.",
    behaviorObserved: "Nursing near Cuttyhunk",
  };
  let reporter: BrowserLike;
  let report: SpeciesReport;
  beforeAll(async () => {
    reporter = (await member({ firstName: "Zelda" })).browser;
    report = await send(reporter, SECRET);
  });

  const LEAKS = /41\.3[0-24-9]|41\.31|70\.98|70\.987|hidden cove|cuttyhunk|06:07|zelda/i;

  test("is a cell, a county and a day for everybody else, in every answer", async () => {
    const stranger = (await member()).browser;
    const birds = await expert("birds");
    for (const reader of [anyone, stranger, birds]) {
      const shown = await read(reader, report.id);
      expect(shown).toMatchObject({
        ...{ isBlurred: true, latitude: "41.3", longitude: "-70.9", observedTime: null },
        ...{ createdAt: null, reporterName: null },
      });
      expect(shown.uncertaintyMeters).toBeGreaterThan(13_000);
      expect(JSON.stringify(shown)).not.toMatch(LEAKS);
      const list = await reader.get(`${PATH}?limit=100`);
      const listed = (list.body as SpeciesReport[]).find(({ id }) => id === report.id);
      expect(listed).toEqual(shown);
    }
  });

  test("is exact for its reporter, for experts of its group and for administrators", async () => {
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    for (const reader of [reporter, await expert("whales-dolphins"), await expert(), admin])
      expect(await read(reader, report.id)).toMatchObject({
        ...{ latitude: POINT.latitude, longitude: POINT.longitude, isBlurred: false },
        ...{ location: "Hidden Cove, Cuttyhunk", observedTime: "06:07" },
      });
  });

  test("is not found by words, boxes and circles that are smaller than its cell", async () => {
    const one = `speciesId=${report.speciesId}`;
    const whole = "box=-71,41.2,-70.8,41.4";
    expect(await ids(anyone, `${one}&${whole}`)).toEqual([report.id]);
    for (const narrow of [
      ...["q=Hidden", "q=Cuttyhunk", "q=41.31", "box=-71,41.2,-70.8,41.39"],
      ...["box=-70.99,41.2,-70.8,41.4", "box=-70.99,41.31,-70.98,41.32"],
      "latitude=41.312345&longitude=-70.987654&radiusMiles=5",
    ]) {
      expect(await ids(anyone, `${one}&${narrow}`), narrow).toEqual([]);
      if (!narrow.includes("41.31&"))
        expect(await ids(reporter, `${one}&${whole}`)).toHaveLength(1);
    }
    expect(await ids(reporter, `${one}&box=-70.99,41.31,-70.98,41.32`)).toEqual([report.id]);
    expect(await ids(reporter, `${one}&q=Cuttyhunk`)).toEqual([report.id]);
  });

  test("answers alike wherever in its cell the point lies", async () => {
    const other = await send(reporter, { ...SECRET, latitude: "41.201", longitude: "-70.801" });
    for (let edge = 41.2; edge <= 41.4; edge += 0.02) {
      const found = await ids(anyone, `box=-71,${edge.toFixed(2)},-70.8,41.4`);
      expect(found.includes(report.id)).toBe(found.includes(other.id));
    }
  });

  test("stays hidden under wrong names, renames and decisions about the species", async () => {
    const path = `${PATH}/${report.id}`;
    for (const { browser } of [await member(), await member()]) {
      const wrong = { agrees: false, speciesName: "Common bottlenose dolphin" };
      expect((await browser.post(`${path}/opinion`, wrong)).status).toBe(200);
    }
    const isHidden = async () => (await read(anyone, report.id)).isBlurred;
    expect(await isHidden()).toBe(true);
    const edit = { ...SEEN, ...report, ...SECRET };
    await reporter.patch(path, { ...edit, speciesName: "Common bottlenose dolphin" });
    expect(await isHidden()).toBe(true);
    await reporter.patch(path, edit);
    const decide = (sensitiveDecision: boolean | null) =>
      landfall.db.update(species).set({ sensitiveDecision }).where(eq(species.commonName, WHALE));
    for (const decision of [false, true, null]) {
      await decide(decision);
      expect(await isHidden()).toBe(true);
    }
    expect(JSON.stringify((await anyone.get(path)).body)).not.toMatch(LEAKS);
  });

  test("is hidden by an opinion that names one, in any of its names, until an expert clears it", async () => {
    const open = await send(anyone, { ...SECRET, speciesName: "big dark whale" });
    expect((await read(anyone, open.id)).isBlurred).toBe(false);
    const { browser } = await member();
    const says = { agrees: false, speciesName: "eubalaena  GLACIALIS" };
    expect((await browser.post(`${PATH}/${open.id}/opinion`, says)).status).toBe(200);
    expect((await browser.delete(`${PATH}/${open.id}/opinion`)).status).toBe(200);
    expect((await read(anyone, open.id)).isBlurred).toBe(true);
    expect((await browser.post(`${PATH}/${open.id}/show-place`)).status).toBe(403);
    const knows = await expert("whales-dolphins");
    expect((await knows.post(`${PATH}/${open.id}/show-place`)).status).toBe(200);
    expect((await read(anyone, open.id)).isBlurred).toBe(false);
  });

  test("is not in the audit log", async () => {
    const lines = await landfall.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectType, "species-report"));
    expect(JSON.stringify(lines)).not.toMatch(/41\.3123|Hidden Cove/);
  });
});

describe("opinions", () => {
  test("need an account, and are never one's own, also not under another address of one mailbox", async () => {
    const { browser } = await member({ email: "own.report@example.com" });
    const second = await member({ email: "ownreport+second@example.com" });
    const report = await send(browser);
    const path = `${PATH}/${report.id}/opinion`;
    expect((await anyone.post(path, { agrees: true })).status).toBe(401);
    expect((await browser.post(path, { agrees: true })).status).toBe(403);
    expect((await second.browser.post(path, { agrees: true })).status).toBe(403);
    const one = await member({ email: "j.reviewer@example.com" });
    const again = await member({ email: "jreviewer+b@example.com" });
    expect((await one.browser.post(path, { agrees: true })).status).toBe(200);
    expect((await again.browser.post(path, { agrees: true })).status).toBe(403);
    expect((await read(anyone, report.id)).verificationStatus).toBe("pending");
  });

  test("are never given in the browser that reported, or twice in one, whoever is signed in", async () => {
    const { person, browser } = await member({ email: "sailor@example.com" });
    const cookie = browser.cookie;
    browser.cookie = "";
    const report = await send(browser);
    const path = `${PATH}/${report.id}/opinion`;
    browser.cookie = cookie;
    expect(await browser.post(path, { agrees: true })).toMatchObject({ status: 403 });
    const elsewhere = await browserOf(landfall, person);
    expect((await elsewhere.post(path, { agrees: true })).status).toBe(200);
    elsewhere.cookie = (await member()).browser.cookie;
    expect((await elsewhere.post(path, { agrees: true })).status).toBe(403);
    expect((await read(anyone, report.id)).communityVotes).toBe(1);
  });

  test("are never those of the address that a reporter without an account left", async () => {
    const { browser } = await member({ email: "left.address@example.com" });
    const report = await send(openBrowser(landfall), { reporterEmail: "LeftAddress@example.com" });
    expect(JSON.stringify(report)).not.toMatch(/leftaddress/i);
    const path = `${PATH}/${report.id}/opinion`;
    expect((await browser.post(path, { agrees: true })).status).toBe(403);
    const wrong = { ...SEEN, reporterEmail: "nowhere" };
    expect(await anyone.post(PATH, wrong)).toMatchObject({
      ...{ status: 400, body: { fields: { reporterEmail: expect.any(String) } } },
    });
  });

  test("of two who agree, or of one expert, verify; of those who disagree, dispute", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/opinion`;
    const [one, two, three] = [await member(), await member(), await member()];
    await one.browser.post(path, { agrees: true });
    await two.browser.post(path, { agrees: true });
    expect(await read(anyone, report.id)).toMatchObject({
      ...{ verificationStatus: "verified", communityVotes: 2 },
    });
    await three.browser.post(path, { agrees: false, speciesName: "Harbor porpoise" });
    expect((await read(anyone, report.id)).verificationStatus).toBe("disputed");
    await three.browser.delete(path);
    expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
    await (await expert("birds")).post(path, { agrees: false });
    expect((await read(anyone, report.id)).verificationStatus).toBe("disputed");
    await (await expert("whales-dolphins")).post(path, { agrees: true });
    expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
  });

  test("given fifty times at once leave one each, and the state that the rule makes of them", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/opinion`;
    const crowd = await Promise.all(Array.from({ length: 10 }, () => member()));
    const judges = [...crowd.map(({ browser }) => browser), await expert()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const judge = judges[turn % judges.length] as BrowserLike;
        return turn % 5 === 4
          ? judge.delete(path)
          : judge.post(path, { agrees: turn % 3 !== 0, speciesName: "Harbor porpoise" });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await landfall.db
      .select()
      .from(speciesReportOpinions)
      .where(eq(speciesReportOpinions.reportId, report.id));
    const standing = rows.filter(({ isStanding }) => isStanding);
    expect(new Set(standing.map(({ userId }) => userId)).size).toBe(standing.length);
    const shown = await read(anyone, report.id);
    expect(shown.communityVotes).toBe(standing.length);
    expect(shown.verificationStatus).toBe(statusOf(taxonKey(report), standing));
    const history = await landfall.db
      .select()
      .from(speciesReportHistory)
      .where(eq(speciesReportHistory.reportId, report.id))
      .orderBy(speciesReportHistory.id);
    let state: string | undefined = "pending";
    for (const { before, after } of history) {
      expect(before?.verificationStatus).toBe(state);
      expect(after?.verificationStatus).not.toBe(state);
      state = after?.verificationStatus;
    }
    expect(state).toBe(shown.verificationStatus);
  });
});

test("a verified report earns its reporter points, and loses them when it is disputed", async () => {
  const { person, browser } = await member();
  const report = await send(browser);
  const path = `${PATH}/${report.id}/opinion`;
  const points = async () => {
    await landfall.jobsIdle();
    const { body } = await browser.get(`/api/users/${person.id}/stats`);
    return (body as { totalPoints: number }).totalPoints;
  };
  const judge = await expert();
  await judge.post(path, { agrees: true });
  expect(await points()).toBe(15);
  await judge.post(path, { agrees: false });
  expect(await points()).toBe(0);
});

describe("an upvote", () => {
  test("counts once for each account, however often it is pressed, and is taken back", async () => {
    const report = await send(openBrowser(landfall));
    const path = `${PATH}/${report.id}/upvote`;
    expect((await anyone.post(path)).status).toBe(401);
    const { person, browser } = await member();
    const elsewhere = await browserOf(landfall, person);
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) => (turn % 2 ? browser : elsewhere).post(path)),
    );
    expect(await read(browser, report.id)).toMatchObject({ upvotes: 1, hasUpvoted: true });
    const rows = await landfall.db.$count(
      speciesReportUpvotes,
      eq(speciesReportUpvotes.reportId, report.id),
    );
    expect(rows).toBe(1);
    await browser.delete(path);
    expect(await read(browser, report.id)).toMatchObject({ upvotes: 0, hasUpvoted: false });
    expect(report.verificationStatus).toBe("pending");
  });
});

test("the right whale is in the catalogue by its scientific name, and sensitive", async () => {
  expect(await resolveSpeciesName(landfall.db, "Eubalaena glacialis")).toMatchObject({
    ...{ commonName: WHALE, isSensitive: true },
  });
});
