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
import { experts, species } from "#src/db/schema/species.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import type { SpeciesReport } from "./contract.ts";
import { readDiscussion } from "./read-discussion.server.ts";
import { statusOf, taxonKey } from "./rules.ts";

const PATH = "/api/community/reports";
const WHALE = "North Atlantic right whale";

let landfall: TestLandfall;
let anyone: BrowserLike;
beforeAll(async () => {
  landfall = await startTestLandfall();
  await landfall.db.transaction(writeCatalogue);
  anyone = openBrowser(landfall);
});
afterAll(() => landfall.stop());

const member = async (facts = {}) => {
  const person = await buildPerson(landfall, facts);
  return { person, browser: await browserOf(landfall, person) };
};

async function expert(group: string | null = null) {
  const made = await member({ isExpert: true });
  await landfall.db.insert(experts).values({ userId: made.person.id, group });
  return made.browser;
}

const FORM = { homepage: "", secondsOpen: 20 };
const SEEN = {
  ...FORM,
  speciesName: "Common bottlenose dolphin",
  location: "Off Thomas Point, MD",
  description: "Three of them, feeding.",
};

async function send(browser: BrowserLike, facts: object = {}): Promise<SpeciesReport> {
  const { status, body } = await browser.post(PATH, { ...SEEN, ...facts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as SpeciesReport;
}

const read = async (browser: BrowserLike, id: number) =>
  (await browser.get(`${PATH}/${id}`)).body as SpeciesReport;
const agreeing = ({ taxon }: SpeciesReport) => ({ agrees: true, taxon });
const ids = async (browser: BrowserLike, query: string) =>
  ((await browser.get(`${PATH}?${query}`)).body as SpeciesReport[]).map(({ id }) => id);

describe("a report", () => {
  test("needs a place and a description; what only others may set is not taken", async () => {
    const lacking = await anyone.post(PATH, FORM);
    expect(lacking).toMatchObject({
      status: 400,
      body: { fields: { location: expect.any(String), description: expect.any(String) } },
    });
    const unseen = { location: "\u200b", description: "\u2060\u3164" };
    expect((await anyone.post(PATH, { ...SEEN, ...unseen })).body).toMatchObject({
      fields: { location: expect.any(String), description: expect.any(String) },
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
  });

  test("is of a day that there was, and that has begun where it was", async () => {
    for (const reportDate of [
      ...["2127-01-01", "2026-02-30", "2025-02-29", "2026-04-31", "0000-01-01", "1899-12-31"],
      ...[new Date(Date.now() + 34 * 3_600_000).toISOString(), "yesterday"],
    ])
      expect(
        await openBrowser(landfall).post(PATH, { ...SEEN, reportDate }),
        reportDate,
      ).toMatchObject({
        ...{ status: 400, body: { fields: { reportDate: expect.any(String) } } },
      });
    const today = localDateAt(new Date(), "America/New_York");
    expect((await send(openBrowser(landfall))).reportDate).toBe(today);
  });

  test("is taken from places with a hyphen in their name", async () => {
    const { browser } = await member();
    const report = await send(browser, { location: "Winston-Salem, North Carolina" });
    const change = { ...SEEN, ...report, location: "Norfolk - pier" };
    expect((await browser.patch(`${PATH}/${report.id}`, change)).status).toBe(200);
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

  test("is found by type, state and words", async () => {
    const report = await send(anyone, { reportType: "threat", description: "Ghost trap qwzx" });
    expect(await ids(anyone, "q=qwzx&reportType=threat&verificationStatus=pending")).toEqual([
      report.id,
    ]);
    expect(await ids(anyone, "q=qwzx&reportType=behavior")).toEqual([]);
    expect(await ids(anyone, "q=qwzx&verificationStatus=verified")).toEqual([]);
    expect((await anyone.get(`${PATH}?reportType=gossip`)).status).toBe(400);
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

  test("is not told by a comment of its reporter, nor is their name", async () => {
    const path = `${PATH}/${report.id}/comments`;
    expect((await reporter.post(path, { body: "\u200b" })).status).toBe(400);
    await reporter.post(path, { body: "Still in Hidden Cove at 06:07" });
    const { comments } = await readDiscussion(landfall.db, await read(anyone, report.id), null);
    expect(comments).toMatchObject([{ authorName: "The reporter" }]);
    expect(JSON.stringify(comments)).not.toMatch(LEAKS);
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

  test.each([
    ...["manatees", "2 manatees", "Dead manatee", "right whales", "right whale calf"],
    ...["Right Whale (juv)", "loggerheads", "sea turtle (loggerhead)", "Piping plovers"],
    ...["Trichechus manatus latirostris", "Eubalaena sp.", "Caretta", "Acropora", "E. glacialis"],
    ...["mana\u200btee", "ＭＡＮＡＴＥＥ", "sea turtles", "sturgeon"],
  ])("is hidden under the name “%s”, also in a text and in an opinion", async (speciesName) => {
    const sender = openBrowser(landfall);
    expect((await send(sender, { ...POINT, speciesName })).isBlurred).toBe(true);
    const open = await send(sender, { ...POINT, speciesName: "something gray" });
    expect(open.isBlurred).toBe(false);
    const says = { agrees: false, speciesName };
    const { browser } = await member();
    expect((await browser.post(`${PATH}/${open.id}/opinion`, says)).body).toMatchObject({
      isBlurred: true,
    });
    if (speciesName === "sturgeon") return;
    const description = `We saw ${speciesName} here.`;
    expect((await send(sender, { ...POINT, speciesName: "", description })).isBlurred).toBe(true);
  });

  test.each(["whale", "turtle grass", "Common bottlenose dolphins"])(
    "is shown under the name “%s”",
    async (speciesName) => {
      const words = { speciesName, description: "10 knots of wind" };
      const report = await send(openBrowser(landfall), { ...POINT, ...words });
      expect(report.isBlurred).toBe(false);
    },
  );

  test("is opened to nobody by an opinion, also not to its own author", async () => {
    const hidden = await send(reporter, SECRET);
    const path = `${PATH}/${hidden.id}/opinion`;
    const birds = await expert("birds");
    const says = { agrees: false, speciesName: "Piping plover" };
    expect((await birds.post(path, says)).body).toMatchObject({ isBlurred: true });
    await (await member()).browser.post(path, says);
    expect((await read(birds, hidden.id)).isBlurred).toBe(true);
    expect((await birds.delete(path)).body).toMatchObject({ isBlurred: true });
    expect((await read(await expert("birds"), hidden.id)).isBlurred).toBe(true);
    expect((await read(await expert("whales-dolphins"), hidden.id)).isBlurred).toBe(false);
  });

  test("is hidden again by a rename, a move and a new opinion after an expert had it shown", async () => {
    const cleared = await send(reporter, { ...SECRET, speciesName: "big dark whale" });
    const path = `${PATH}/${cleared.id}`;
    const knows = await expert("whales-dolphins");
    const isHidden = async () => (await read(anyone, cleared.id)).isBlurred;
    const clear = async () => {
      expect((await knows.post(`${path}/show-place`)).status).toBe(200);
      expect(await isHidden()).toBe(false);
    };
    const name = async () => {
      const says = { agrees: false, speciesName: WHALE };
      expect((await (await member()).browser.post(`${path}/opinion`, says)).status).toBe(200);
      expect(await isHidden()).toBe(true);
    };
    await name();
    await clear();
    await name();
    await clear();
    const edit = { ...SEEN, ...cleared, ...SECRET, speciesName: "big dark whale" };
    await reporter.patch(path, { ...edit, description: "Corrected." });
    expect(await isHidden()).toBe(false);
    await reporter.patch(path, { ...edit, latitude: "41.399", description: "Corrected." });
    expect(await isHidden()).toBe(true);
    await clear();
    await reporter.patch(path, { ...edit, speciesName: WHALE });
    expect(await isHidden()).toBe(true);
    expect((await knows.post(`${path}/show-place`)).status).toBe(409);
    expect(await isHidden()).toBe(true);
  });

  test("is hidden by an opinion that names one, in any of its names, until it is taken back or an expert clears it", async () => {
    const open = await send(anyone, { ...SECRET, speciesName: "big dark whale" });
    expect((await read(anyone, open.id)).isBlurred).toBe(false);
    const { browser } = await member();
    const says = { agrees: false, speciesName: "eubalaena  GLACIALIS" };
    expect((await browser.post(`${PATH}/${open.id}/opinion`, says)).status).toBe(200);
    expect((await read(anyone, open.id)).isBlurred).toBe(true);
    expect((await browser.delete(`${PATH}/${open.id}/opinion`)).status).toBe(200);
    expect((await read(anyone, open.id)).isBlurred).toBe(false);
    expect((await browser.post(`${PATH}/${open.id}/opinion`, says)).status).toBe(200);
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
    expect((await anyone.post(path, agreeing(report))).status).toBe(401);
    expect((await browser.post(path, agreeing(report))).status).toBe(403);
    expect((await second.browser.post(path, agreeing(report))).status).toBe(403);
    const one = await member({ email: "j.reviewer@example.com" });
    const again = await member({ email: "jreviewer+b@example.com" });
    expect((await one.browser.post(path, agreeing(report))).status).toBe(200);
    expect((await again.browser.post(path, agreeing(report))).status).toBe(403);
    expect((await read(anyone, report.id)).verificationStatus).toBe("pending");
  });

  test("of two who agree, or of one expert, verify; of those who disagree, dispute", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/opinion`;
    const [one, two, three] = [await member(), await member(), await member()];
    await one.browser.post(path, agreeing(report));
    await two.browser.post(path, agreeing(report));
    expect(await read(anyone, report.id)).toMatchObject({
      ...{ verificationStatus: "verified", communityVotes: 2 },
    });
    await three.browser.post(path, { agrees: false, speciesName: "Harbor porpoise" });
    expect((await read(anyone, report.id)).verificationStatus).toBe("disputed");
    await three.browser.delete(path);
    expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
    await (await expert("birds")).post(path, { agrees: false });
    expect((await read(anyone, report.id)).verificationStatus).toBe("disputed");
    await (await expert("whales-dolphins")).post(path, agreeing(report));
    expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
  });

  test("agree with the name that was shown, or are told what it is called now", async () => {
    const { browser } = await member();
    const report = await send(browser);
    const path = `${PATH}/${report.id}`;
    const judge = (await member()).browser;
    expect((await judge.post(`${path}/opinion`, { agrees: true })).status).toBe(400);
    await browser.patch(path, { ...SEEN, ...report, speciesName: "Harbor porpoise" });
    expect(await judge.post(`${path}/opinion`, agreeing(report))).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining("Harbor porpoise") } },
    });
    const now = await read(judge, report.id);
    expect((await judge.post(`${path}/opinion`, agreeing(now))).status).toBe(200);
  });

  test("name a report without a name, once two name it alike", async () => {
    const report = await send(anyone, { speciesName: "" });
    const path = `${PATH}/${report.id}/opinion`;
    expect(report.taxon).toBeNull();
    const [one, two] = [(await member()).browser, (await member()).browser];
    expect((await one.post(path, agreeing(report))).status).toBe(400);
    expect((await one.post(path, { agrees: false })).status).toBe(400);
    const says = { agrees: false, speciesName: "Harbor porpoise" };
    expect((await one.post(path, says)).body).toMatchObject({ verificationStatus: "pending" });
    expect((await two.post(path, says)).body).toMatchObject({
      ...{ verificationStatus: "verified", speciesName: "Harbor porpoise" },
      scientificName: "Phocoena phocoena",
    });
  });

  test("are about the report as it was: one that is moved or dated anew waits again", async () => {
    const { browser } = await member();
    const report = await send(browser, { reportDate: "2026-05-01" });
    const path = `${PATH}/${report.id}`;
    const edit = { ...SEEN, ...report };
    for (const change of [
      ...[{ location: "Elsewhere" }, { reportDate: "2026-05-02" }, { reportType: "behavior" }],
      { occurrenceStatus: "absent", effortMinutes: 10 },
    ]) {
      await (await expert()).post(`${path}/opinion`, agreeing(report));
      await browser.patch(path, { ...edit, abundance: "rare" });
      expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
      Object.assign(edit, change);
      await browser.patch(path, { ...edit, abundance: "rare" });
      expect((await read(anyone, report.id)).verificationStatus).toBe("pending");
    }
  });

  test("of one member are so many in an hour", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/opinion`;
    const { browser } = await member();
    const sent = [];
    for (let turn = 0; turn < 31; turn += 1)
      sent.push((await browser.post(path, { agrees: false, reason: `${turn}` })).status);
    expect(sent).toEqual([...Array(30).fill(200), 429]);
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
          : judge.post(path, {
              ...agreeing(report),
              agrees: turn % 3 !== 0,
              speciesName: "Harbor porpoise",
            });
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
  await judge.post(path, agreeing(report));
  expect(await points()).toBe(15);
  await judge.post(path, { agrees: false });
  expect(await points()).toBe(0);
});

describe("an upvote", () => {
  test("counts once for each account, however often it is pressed, and is taken back", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/upvote`;
    expect((await anyone.post(path)).status).toBe(401);
    const { person, browser } = await member();
    const own = await send(browser);
    expect((await browser.post(`${PATH}/${own.id}/upvote`)).status).toBe(403);
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
