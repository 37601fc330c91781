import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import {
  speciesReportHistory,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import {
  FORM,
  ids,
  PATH,
  read,
  SEEN,
  send,
  startReporting,
} from "#tests/support/species-reporting.ts";
import type { SpeciesReport } from "./contract.ts";
import { readDiscussion } from "./read-discussion.server.ts";
import { statusOf, taxonKey } from "./rules.ts";

const { landfall, member, expert, anyone } = await startReporting();
afterAll(() => landfall.stop());

const agreeing = ({ taxon }: SpeciesReport) => ({ agrees: true, taxon });

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

  test("is of one of the types and abundances of the specification", async () => {
    for (const reportType of ["sighting", "behavior", "population", "threat", "habitat_change"])
      expect(await send(anyone, { reportType })).toMatchObject({ reportType });
    for (const abundance of ["rare", "uncommon", "common", "abundant"])
      expect(await send(anyone, { abundance, description: abundance })).toMatchObject({
        abundance,
      });
    for (const wrong of [{ reportType: "dream" }, { abundance: "plenty" }])
      expect((await anyone.post(PATH, { ...SEEN, ...wrong })).status).toBe(400);
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

  test("is of a time that has passed, near coasts of ours, and of texts of some length", async () => {
    const today = localDateAt(new Date(), "America/New_York");
    const at = { latitude: "38.9", longitude: "-76.43" };
    const refusals: [object, string][] = [
      [{ latitude: 0, longitude: 0 }, "latitude"],
      [{ latitude: -33.86, longitude: 151.2 }, "latitude"],
      [{ description: "x".repeat(9_000_000) }, "description"],
    ];
    if (localDateAt(new Date(Date.now() + 120_000), "America/New_York") === today)
      refusals.push([{ ...at, reportDate: today, observedTime: "23:59" }, "observedTime"]);
    for (const [wrong, field] of refusals)
      expect(await openBrowser(landfall).post(PATH, { ...SEEN, ...wrong }), field).toMatchObject({
        ...{ status: 400, body: { fields: { [field]: expect.any(String) } } },
      });
    await send(openBrowser(landfall), { ...at, reportDate: "2026-05-01", observedTime: "23:59" });
  });

  test("is taken from places with a hyphen in their name", async () => {
    const { browser } = await member();
    const report = await send(browser, { location: "Dover-Foxcroft, Maine" });
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
    const known = openBrowser(landfall);
    await send(known, { description: "The first of this browser." });
    const ashore = { ...SEEN, requestKey: randomUUID() };
    const { body: sent } = await known.post(PATH, ashore);
    const { body: again } = await known.post(PATH, ashore, { address: "198.51.100.77" });
    expect((again as SpeciesReport).id).toBe((sent as SpeciesReport).id);
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

  test("is changed only in what is sent", async () => {
    const { browser } = await member();
    const at = {
      latitude: "38.9",
      longitude: "-76.43",
      accuracyMeters: 12,
      positionSource: "device",
    };
    const facts = { behaviorObserved: "Feeding", observedTime: "10:30", reportDate: "2026-05-01" };
    const report = await send(browser, { ...at, ...facts });
    const path = `${PATH}/${report.id}`;
    const { body } = await browser.patch(path, { abundance: "rare" });
    expect(body).toEqual({ ...report, abundance: "rare" });
    expect((await browser.patch(path, { occurrenceStatus: "absent" })).status).toBe(400);
    expect((await browser.patch(path, { behaviorObserved: null })).body).toMatchObject({
      ...{ behaviorObserved: null, observedTime: "10:30", speciesName: report.speciesName },
    });
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

  test("are never given in the browser that reported, or twice in one, whoever is signed in", async () => {
    const { person, browser } = await member({ email: "sailor@example.com" });
    const cookie = browser.cookie;
    browser.cookie = "";
    const report = await send(browser);
    const path = `${PATH}/${report.id}/opinion`;
    browser.cookie = cookie;
    expect(await browser.post(path, agreeing(report))).toMatchObject({ status: 403 });
    const elsewhere = await browserOf(landfall, person);
    expect((await elsewhere.post(path, agreeing(report))).status).toBe(200);
    elsewhere.cookie = (await member()).browser.cookie;
    expect((await elsewhere.post(path, agreeing(report))).status).toBe(403);
    expect((await read(anyone, report.id)).communityVotes).toBe(1);
  });

  test("are never those of the address that a reporter without an account left", async () => {
    const { browser } = await member({ email: "left.address@example.com" });
    const report = await send(openBrowser(landfall), { reporterEmail: "LeftAddress@example.com" });
    expect(JSON.stringify(report)).not.toMatch(/leftaddress/i);
    const path = `${PATH}/${report.id}/opinion`;
    expect((await browser.post(path, agreeing(report))).status).toBe(403);
    const wrong = { ...SEEN, reporterEmail: "nowhere" };
    expect(await anyone.post(PATH, wrong)).toMatchObject({
      ...{ status: 400, body: { fields: { reporterEmail: expect.any(String) } } },
    });
  });

  test("of two who agree, or of one expert, verify; of those who disagree, dispute", async () => {
    const report = await send(openBrowser(landfall));
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

  test("are about the report as it was: whatever they saw of it is changed, it waits again", async () => {
    const { browser } = await member();
    const report = await send(browser, { reportDate: "2026-05-01" });
    const path = `${PATH}/${report.id}`;
    const [agrees, doubts] = [await expert(), await expert()];
    const judge = async () => {
      await agrees.post(`${path}/opinion`, agreeing(await read(agrees, report.id)));
      return (await read(anyone, report.id)).verificationStatus;
    };
    for (const change of [
      ...[{ location: "Elsewhere" }, { reportDate: "2026-05-02" }, { reportType: "behavior" }],
      ...[{ abundance: "rare" }, { occurrenceStatus: "absent", effortMinutes: 10 }],
      ...[{ effortMinutes: 20 }, { observedTime: "10:30" }, { behaviorObserved: "Resting" }],
      ...[{ description: "Four." }, { conservationConcerns: "Nets" }, { speciesName: "Osprey" }],
      { latitude: "38.9", longitude: "-76.43" },
    ]) {
      expect(await judge(), JSON.stringify(change)).toBe("verified");
      expect((await browser.patch(path, { licence: "CC0-1.0" })).status).toBe(200);
      expect(await judge()).toBe("verified");
      expect((await browser.patch(path, change)).status).toBe(200);
      expect((await read(anyone, report.id)).verificationStatus, JSON.stringify(change)).toBe(
        "pending",
      );
    }
    await judge();
    await doubts.post(`${path}/opinion`, { agrees: false });
    expect((await read(anyone, report.id)).verificationStatus).toBe("disputed");
    await browser.patch(path, { description: "Five." });
    const now = await read(anyone, report.id);
    expect(now).toMatchObject({ verificationStatus: "pending", communityVotes: 0 });
    const { history } = await readDiscussion(landfall.db, now, null);
    expect(history[1]?.text).toBe(
      "Edited by the reporter: words. Opinions given before count no more.",
    );
  });

  test("given fifty times at once leave one each, and the state that the rule makes of them", async () => {
    const report = await send(openBrowser(landfall));
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
    // An expert's other name comes between somebody and the name that they were shown.
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await landfall.db
      .select()
      .from(speciesReportOpinions)
      .where(eq(speciesReportOpinions.reportId, report.id));
    const standing = rows.filter(({ isStanding }) => isStanding);
    expect(new Set(standing.map(({ userId }) => userId)).size).toBe(standing.length);
    const shown = await read(anyone, report.id);
    expect(shown.communityVotes).toBe(standing.length);
    const opinions = standing.map((opinion) => ({ ...opinion, isNew: true }));
    expect(shown.verificationStatus).toBe(statusOf(taxonKey(report), opinions));
    const history = await landfall.db
      .select()
      .from(speciesReportHistory)
      .where(
        and(eq(speciesReportHistory.reportId, report.id), eq(speciesReportHistory.kind, "status")),
      )
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

describe("an upvote", () => {
  test("counts once for each account, however often it is pressed, and is taken back", async () => {
    const report = await send(openBrowser(landfall));
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
