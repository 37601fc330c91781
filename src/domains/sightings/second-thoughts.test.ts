import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { speciesReportComments } from "#src/db/schema/sightings.server.ts";
import { experts } from "#src/db/schema/species.server.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
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
import { WORDS_WITHHELD } from "./limits-contract.ts";
import { readDiscussion } from "./read-discussion.server.ts";

const { landfall, anyone, member } = await startReporting();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));

const agree = (browser: BrowserLike, { id, taxon }: SpeciesReport) =>
  browser.post(`${PATH}/${id}/opinion`, { agrees: true, taxon });

/** Made by the administrators, one row for each group. */
async function expertOf(...groups: string[]) {
  const made = await member();
  for (const group of groups)
    await admin.post("/api/admin/experts", { email: made.person.email, group });
  return { ...made, browser: await browserOf(landfall, made.person) };
}

async function take(userId: string, group: string) {
  const where = and(eq(experts.userId, userId), eq(experts.group, group));
  const [row] = await db.select().from(experts).where(where);
  expect((await admin.delete(`/api/admin/experts/${row?.id}`)).status).toBe(200);
  await landfall.jobsIdle();
}

describe("an expertise that is taken back", () => {
  test("verifies no longer alone, in its group alone, and counts as a member's opinion", async () => {
    const { person, browser } = await expertOf("whales-dolphins", "birds");
    const dolphin = await send(anyone);
    const osprey = await send(anyone, { speciesName: "Osprey", description: "On a marker." });
    for (const report of [dolphin, osprey]) {
      expect((await agree(browser, report)).status).toBe(200);
      expect(await read(anyone, report.id)).toMatchObject({ verificationStatus: "verified" });
    }
    await take(person.id, "whales-dolphins");
    expect(await read(anyone, dolphin.id)).toMatchObject({
      ...{ verificationStatus: "pending", communityVotes: 1 },
    });
    expect(await read(anyone, osprey.id)).toMatchObject({ verificationStatus: "verified" });
    const { opinions, history } = await readDiscussion(db, await read(anyone, dolphin.id), null);
    expect(opinions).toMatchObject([{ byExpert: false, isStanding: true }]);
    expect(history.map(({ text }) => text)).toEqual(["Verified → Pending", "Pending → Verified"]);
    expect((await agree((await member()).browser, dolphin)).status).toBe(200);
    expect(await read(anyone, dolphin.id)).toMatchObject({ verificationStatus: "verified" });
  });

  test("outvotes reviewers no longer", async () => {
    const { person, browser } = await expertOf("birds");
    const report = await send(anyone, { speciesName: "Osprey", description: "Off the pier." });
    for (const { browser: reviewer } of [await member(), await member()])
      expect((await agree(reviewer, report)).status).toBe(200);
    await browser.post(`${PATH}/${report.id}/opinion`, {
      ...{ agrees: false, speciesName: "Bald eagle" },
    });
    expect((await read(anyone, report.id)).reportedAs).toBe("Osprey");
    await take(person.id, "birds");
    expect(await read(anyone, report.id)).toMatchObject({
      ...{ verificationStatus: "disputed", reportedAs: null, speciesName: "Osprey" },
    });
  });
});

describe("a comment", () => {
  const commentsOf = async (report: SpeciesReport, reader: Parameters<typeof readDiscussion>[2]) =>
    (await readDiscussion(db, report, reader)).comments;

  test("is changed and deleted by its writer alone, and says that it was changed", async () => {
    const report = await send(anyone);
    const [writer, other] = [await member(), await member()];
    await writer.browser.post(`${PATH}/${report.id}/comments`, { body: "Two, I think" });
    const [shown] = await commentsOf(report, writer.person);
    expect(shown).toMatchObject({ isEdited: false, own: { body: "Two, I think" } });
    expect(await commentsOf(report, other.person)).toMatchObject([{ own: null }]);
    expect(await commentsOf(report, null)).toMatchObject([{ own: null }]);
    const path = `${PATH}/${report.id}/comments/${shown?.own?.commentId}`;

    for (const stranger of [other.browser, admin])
      expect((await stranger.put(path, { body: "Mine now" })).status).toBe(404);
    expect((await other.browser.delete(path)).status).toBe(404);
    expect((await anyone.put(path, { body: "x" })).status).toBe(401);
    expect((await anyone.delete(path)).status).toBe(401);
    const elsewhere = await send(anyone, { description: "Another." });
    const wrong = `${PATH}/${elsewhere.id}/comments/${shown?.own?.commentId}`;
    expect((await writer.browser.put(wrong, { body: "x" })).status).toBe(404);
    expect((await writer.browser.put(path, { body: " \u200b" })).status).toBe(400);

    expect((await writer.browser.put(path, { body: "Two, I think" })).status).toBe(200);
    expect(await commentsOf(report, null)).toMatchObject([{ isEdited: false }]);
    expect((await writer.browser.put(path, { body: "Three" })).status).toBe(200);
    expect(await commentsOf(report, null)).toMatchObject([{ body: "Three", isEdited: true }]);
    expect((await writer.browser.delete(path)).status).toBe(200);
    expect(await commentsOf(report, null)).toEqual([]);
    expect((await writer.browser.delete(path)).status).toBe(404);
  });

  test("that is changed tells no place of a protected species, nor its number or time", async () => {
    const writer = await member();
    const whale = await send(anyone, { speciesName: WHALE, location: "Hidden Cove, Cuttyhunk" });
    await writer.browser.post(`${PATH}/${whale.id}/comments`, { body: "Lovely" });
    const [own] = await commentsOf(await read(writer.browser, whale.id), writer.person);
    const path = `${PATH}/${whale.id}/comments/${own?.own?.commentId}`;
    await db.update(speciesReportComments).set({ wordsCleared: true });
    const shown = async () => (await commentsOf(await read(anyone, whale.id), null))[0];
    expect(await shown()).toMatchObject({ body: "Lovely", isEdited: false });
    await writer.browser.put(path, { body: "Still in Hidden Cove at 41.4123" });
    expect(await shown()).toMatchObject({ own: null, isEdited: true, createdAt: null });
    expect(await shown()).toMatchObject({ body: WORDS_WITHHELD });
  });
});

describe("words that a list is searched for", () => {
  test("are each told of it: of a species and a place, in whichever order", async () => {
    const at = (speciesName: string, location: string) =>
      send(anyone, { speciesName, location, description: "On a marker." });
    const there = await at("Osprey", "Beaufort, NC");
    await at("Osprey", "Off Thomas Point, MD");
    await at("Brown pelican", "Beaufort, NC");
    for (const q of ["osprey Beaufort", "beaufort  OSPREY", "Pandion Beaufort, NC"])
      expect(await ids(anyone, `q=${encodeURIComponent(q)}`), q).toEqual([there.id]);
    expect(await ids(anyone, "q=osprey+Annapolis")).toEqual([]);
  });

  test("find no place of a protected species that is not shown", async () => {
    const whale = await send(anyone, {
      ...{ ...SEEN, speciesName: WHALE, location: "Lantern Ledge, Cuttyhunk" },
      ...{ latitude: "41.412300", longitude: "-70.943200" },
    });
    expect(await ids(anyone, "q=right+whale")).toContain(whale.id);
    expect(await ids(anyone, "q=whale+Lantern")).toEqual([]);
    expect(await ids(admin, "q=whale+Lantern")).toEqual([whale.id]);
  });
});
