import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { AdminExperience, Experience } from "./contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));
const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: "#4a7a9b" },
})
  .png()
  .toBuffer();
const PHOTO = `data:image/png;base64,${picture.toString("base64")}`;

let business: Awaited<ReturnType<typeof buildListing>>;
beforeEach(async () => {
  business = await buildListing(db);
});

const pathOf = (id = business.id) => `/api/businesses/${id}/experiences`;
const story = (facts: object = {}) => ({
  authorName: "Wren",
  caption: "Crabs at noon, home on the ebb.",
  rating: 4,
  companions: "Ana",
  activity: "Dining",
  mood: "relaxed",
  weather: "sunny",
  hashtags: ["Landfall", "CrabSeason"],
  images: [PHOTO],
  ...facts,
});
async function send(browser: BrowserLike = openBrowser(landfall), facts = {}): Promise<Experience> {
  const answer = await browser.post(pathOf(), story(facts));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Experience;
}
const shown = async () => (await openBrowser(landfall).get(pathOf())).body as Experience[];
const rowOf = async (id: number) =>
  (await db.select().from(experiences).where(eq(experiences.id, id)))[0];
const usesOf = (id: number) => db.$count(mediaUses, eq(mediaUses.usedBy, `experience:${id}`));
const logOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "experience"), eq(auditLog.subjectId, String(id))));
async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}
const versionOf = (id: number) => shownAt(admin, `/api/admin/experiences/${id}`);
const approve = async (id: number) =>
  admin.post(`/api/experiences/${id}/approve`, await versionOf(id));

describe("sharing an experience", () => {
  test("needs no account, keeps the photos and waits unseen", async () => {
    const sent = await send();
    expect(sent).toMatchObject({ isApproved: false, rating: 4, weather: "sunny" });
    expect(sent.images).toEqual([expect.stringMatching(/^\/media\/[a-z0-9]{24}-40x30$/)]);
    expect(sent).not.toHaveProperty("senderKey");
    expect(sent).not.toHaveProperty("userId");
    expect(await usesOf(sent.id)).toBe(1);
    expect(await rowOf(sent.id)).toMatchObject({ userId: null, senderKey: expect.any(String) });
    expect(await shown()).toEqual([]);
  });

  test.each([
    ["authorName", { authorName: " " }],
    ["caption", { caption: "" }],
    ["rating", { rating: 6 }],
    ["activity", { activity: "Napping" }],
    ["mood", { mood: "bored" }],
    ["weather", { weather: "hail" }],
    ["hashtags", { hashtags: Array.from({ length: 16 }, (_, n) => `t${n}`) }],
    ["hashtags.0", { hashtags: ["two words"] }],
    ["images", { images: [] }],
    ["images", { images: Array.from({ length: 11 }, () => PHOTO) }],
    ["images.0", { images: ["https://example.com/boat.jpg"] }],
    ["images.0", { images: ["data:image/png;base64,bm90IGEgcGljdHVyZQ=="] }],
    ["homepage", { homepage: "https://spam.example" }],
  ])("with a bad %s is refused by that field", async (field, bad) => {
    const answer = await openBrowser(landfall).post(pathOf(), story(bad));
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await db.$count(experiences, eq(experiences.businessId, business.id))).toBe(0);
  });

  test("about a listing that is not live is 404, and nobody approves oneself", async () => {
    const hidden = await buildListing(db, { status: "pending" });
    expect((await admin.post(pathOf(hidden.id), story())).status).toBe(404);
    const sent = await send(undefined, { isApproved: true, isDemo: true });
    expect(await rowOf(sent.id)).toMatchObject({ isApproved: false, isDemo: false });
  });
});

describe("a decision", () => {
  test("that approves puts it on the page, into the log, and mails the author", async () => {
    const { user, browser } = await person();
    const { id } = await send(browser);
    await buildExperience(db, { businessId: business.id, createdAt: new Date(0) });
    expect((await approve(id)).status).toBe(200);
    const answer = await openBrowser(landfall).get(`${pathOf()}?limit=1`);
    expect(answer.body).toMatchObject([{ id, authorName: "Wren", isApproved: true }]);
    expect(answer.headers.get("X-Total-Count")).toBe("2");
    expect(await logOf(id)).toMatchObject([{ action: "experience.approve", actorName: "Ada" }]);
    const mail = await landfall.mailTo(user.email);
    expect(mail.subject).toBe(`Your experience is published: ${business.name}`);
    const held = (await browser.get("/api/user/data")).body;
    expect(held).toMatchObject({ experiences: [{ id }] });
  });

  test("that declines deletes it with its photos and mails the reason", async () => {
    const { user, browser } = await person();
    const { id } = await send(browser);
    const seen = await versionOf(id);
    const decline = (reason: string) =>
      admin.post(`/api/experiences/${id}/decline`, { reason, ...seen });
    expect((await decline(" ")).status).toBe(400);
    expect((await decline("Too blurry")).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await usesOf(id)).toBe(0);
    expect((await landfall.mailTo(user.email)).text).toContain("Too blurry");
    expect(await logOf(id)).toMatchObject([{ action: "experience.decline", note: "Too blurry" }]);
    expect((await decline("Again")).status).toBe(409);
    expect((await approve(99_999_999)).status).toBe(404);
  });

  test("is made once: of two administrators one wins and the other is told", async () => {
    const { id } = await send();
    const other = await browserOf(landfall, await buildAdmin(landfall));
    const answers = await Promise.all([
      approve(id),
      other.post(`/api/experiences/${id}/decline`, { reason: "No", ...(await versionOf(id)) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await logOf(id)).toHaveLength(1);
  });

  test("is about what was shown, and says which version that was", async () => {
    const { id } = await send();
    const seen = await versionOf(id);
    await db.update(experiences).set({ caption: "Cheap watches" }).where(eq(experiences.id, id));
    for (const deed of ["approve", "decline"]) {
      const path = `/api/experiences/${id}/${deed}`;
      const reason = "Not about the place";
      expect(await admin.post(path, { reason, ...seen })).toMatchObject({
        status: 409,
        body: { code: "changed" },
      });
      expect(await admin.post(path, { reason })).toMatchObject({
        status: 400,
        body: { fields: { version: expect.any(String) } },
      });
    }
    expect(await rowOf(id)).toMatchObject({ isApproved: false });
    expect((await approve(id)).status).toBe(200);
  });

  test("is prepared by a list with signals, the oldest first", async () => {
    const first = await send(undefined, { caption: "See www.a.example and www.b.example" });
    const second = await send();
    const { body } = await admin.get("/api/admin/experiences?approved=false&limit=100");
    const waiting = (body as AdminExperience[]).filter((one) => one.businessId === business.id);
    expect(waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(waiting[0]).toMatchObject({
      aboutName: business.name,
      signals: [{ kind: "link_spam", reason: expect.any(String) }],
    });
  });
});

test("a published one can be reported, and taking it off answers the report", async () => {
  const { id } = await buildExperience(db, { businessId: business.id });
  const waiting = await send();
  const visitor = openBrowser(landfall);
  const report = (which: number) =>
    visitor.post(`/api/experiences/${which}/report`, { reason: "spam" });
  expect((await report(waiting.id)).status).toBe(404);
  expect((await report(id)).status).toBe(200);
  expect((await report(id)).status).toBe(200);
  const ofIt = and(eq(flags.subjectType, "experience"), eq(flags.subjectId, id));
  expect(await db.select().from(flags).where(ofIt)).toMatchObject([{ status: "open" }]);
  expect((await admin.delete(`/api/experiences/${id}`)).status).toBe(200);
  expect(await db.select().from(flags).where(ofIt)).toMatchObject([{ status: "upheld" }]);
  expect(await shown()).toEqual([]);
});

test("an author sees what was shared and takes it back; others cannot", async () => {
  const { browser } = await person();
  const other = await person();
  const { id } = await send(browser);
  const own = async () => (await browser.get("/api/user/experiences")).body;
  expect(await own()).toMatchObject([{ id, isApproved: false, aboutName: business.name }]);
  expect((await other.browser.get("/api/user/experiences")).body).toEqual([]);
  const path = `/api/experiences/${id}`;
  expect((await other.browser.delete(path)).status).toBe(404);
  await approve(id);
  expect((await other.browser.delete(path)).status).toBe(403);
  expect(await shown()).toHaveLength(1);
  expect((await browser.delete(path)).status).toBe(200);
  expect([await own(), await shown(), await usesOf(id)]).toEqual([[], [], 0]);
  expect(JSON.stringify((await logOf(id)).at(-1))).not.toContain("Crabs at noon");
});
