import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import {
  ids,
  PATH,
  read,
  SEEN,
  send,
  startReporting,
  WHALE,
} from "#tests/support/species-reporting.ts";
import type { SpeciesReport } from "./contract.ts";
import { nameReportsAnew } from "./name-reports-anew.server.ts";
import { readDiscussion } from "./read-discussion.server.ts";

const { landfall, member, expert, anyone } = await startReporting();
afterAll(() => landfall.stop());

describe("the place of a sensitive species", () => {
  const POINT = { latitude: "41.312345", longitude: "-70.987654", accuracyMeters: 9 };
  const SECRET = {
    ...POINT,
    ...{ speciesName: WHALE, location: "Hidden Cove, Cuttyhunk", observedTime: "06:07" },
    reportDate: "2026-06-01",
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

  test("is in no typed name, opinion, history and mail of whoever may not see it", async () => {
    const named = { ...SECRET, speciesName: "loggerhead 41.312345 by Hidden Cove" };
    const sent = await send(reporter, { ...named, location: "Somewhere" });
    const { id } = sent;
    const path = `${PATH}/${id}`;
    const judge = (await member()).browser;
    const opinion = { agrees: false, speciesName: "turtle of Hidden Cove", reason: "by Cuttyhunk" };
    expect((await judge.post(`${path}/opinion`, opinion)).status).toBe(200);
    await judge.post(`${path}/comments`, { body: "Is it Cuttyhunk? 41 . 3123" });
    const edit = { ...SEEN, ...sent, ...named };
    await reporter.patch(path, { ...edit, speciesName: "caretta of Hidden Cove" });
    await reporter.patch(path, { ...edit, location: "Elsewhere" });
    const shown = await read(judge, id);
    expect(shown).toMatchObject({ speciesName: "Turtles and crocodilians", taxon: null });
    const discussion = await readDiscussion(landfall.db, shown, null);
    expect(discussion).toMatchObject({ opinions: [{ speciesName: "Something else" }] });
    expect(discussion.history.filter(({ kind }) => kind === "edited")).toHaveLength(2);
    expect(JSON.stringify([shown, discussion])).not.toMatch(LEAKS);
    for (const q of ["41.3123", "Hidden", "caretta of", "heading out"])
      expect(await ids(anyone, `q=${q}`), q).not.toContain(id);
    expect(await ids(anyone, "q=crocodilians")).toContain(id);
    const agreeing = { agrees: true, taxon: "species:301" };
    const answer = await (await member()).browser.post(`${path}/opinion`, agreeing);
    expect(answer).toMatchObject({ status: 409 });
    expect(JSON.stringify(answer.body)).not.toMatch(LEAKS);
  });

  test("is protected by names that became known later", async () => {
    const plain = { ...POINT, speciesName: "gray lump", description: "Slow." };
    const early = await send(openBrowser(landfall), plain);
    expect(early.isBlurred).toBe(false);
    const change = { speciesName: "finback", namesVersion: "" };
    await landfall.db.update(speciesReports).set(change).where(eq(speciesReports.id, early.id));
    expect((await read(anyone, early.id)).isBlurred).toBe(false);
    await landfall.db.transaction(nameReportsAnew);
    expect((await read(anyone, early.id)).isBlurred).toBe(true);
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
        reportDate: "2026-06-01",
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

  test.each(["Humpback whales", "turtle grass", "Common bottlenose dolphins"])(
    "is shown under the name “%s”",
    async (speciesName) => {
      const words = { speciesName, description: "10 knots of wind" };
      const report = await send(openBrowser(landfall), { ...POINT, ...words });
      expect(report.isBlurred).toBe(false);
    },
  );

  test.each([
    ...["whale", "large whale", "unidentified whale", "baleen whale", "big whale, maybe fin"],
    ...["whale blow", "dead whale", "Whales?", "ballena"],
  ])("is hidden under the name “%s”, which may be of a protected one", async (speciesName) => {
    const { isBlurred } = await send(openBrowser(landfall), { ...POINT, speciesName });
    expect(isBlurred).toBe(true);
  });

  test("is shown where a whale is only spoken of", async () => {
    const words = { speciesName: "Osprey", description: "Beside the whale watching dock." };
    expect((await send(openBrowser(landfall), { ...POINT, ...words })).isBlurred).toBe(false);
  });

  test("is as inexact as its cell, whatever town was named", async () => {
    const inexact = async (location: string) => {
      const at = { latitude: null, longitude: null, accuracyMeters: null };
      const { id } = await send(reporter, { ...SECRET, ...at, location });
      return (await read(anyone, id)).uncertaintyMeters;
    };
    expect(await inexact("Annapolis, Maryland")).toBe(25_000);
    expect(await inexact("Sarasota, Florida")).toBe(25_000);
  });

  test("is opened to nobody by an opinion, also not to its own author", async () => {
    const hidden = await send(reporter, { ...SECRET, abundance: "rare" });
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

  test("is hidden again by a rename, a move and a new name after an expert had it shown; not by the same name again", async () => {
    const cleared = await send(reporter, { ...SECRET, speciesName: "big dark back" });
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
    const repeats = { agrees: false, speciesName: WHALE };
    const insists = (await member()).browser;
    for (const call of [insists.post, insists.delete, insists.post])
      expect((await call(`${path}/opinion`, repeats)).status).toBe(200);
    expect(await isHidden()).toBe(false);
    const other = { agrees: false, speciesName: "Fin whale" };
    await insists.post(`${path}/opinion`, other);
    expect(await isHidden()).toBe(true);
    await clear();
    const edit = { ...SEEN, ...cleared, ...SECRET, speciesName: "big dark back" };
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

  test("is hidden by an opinion that names one, in any of its names, until an expert clears it", async () => {
    const open = await send(anyone, { ...SECRET, speciesName: "big dark back" });
    expect((await read(anyone, open.id)).isBlurred).toBe(false);
    const { browser } = await member();
    const says = { agrees: false, speciesName: "eubalaena  GLACIALIS" };
    expect((await browser.post(`${PATH}/${open.id}/opinion`, says)).status).toBe(200);
    expect((await read(anyone, open.id)).isBlurred).toBe(true);
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
