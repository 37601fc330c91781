import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { openBrowser, signUp } from "#tests/support/browser-like.ts";
import { claimShown, openClaimDesk } from "#tests/support/claims.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { dropUnconfirmedClaims } from "./drop-unconfirmed-claims.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services, mails } = landfall;
const desk = await openClaimDesk(landfall);
let placeId: number;
let number = 0;
const atTheHouse = () => `boss${++number}@harbor-house.example`;

beforeEach(async () => {
  placeId = (await buildListing(db, { website: "https://harbor-house.example" })).id;
});

describe("a claim under an address that is not the account's", () => {
  test("shows the administrator who sent it, what was typed and that nothing is proved", async () => {
    const stranger = await desk.member();
    const { id, ...told } = await desk.claim(stranger.browser, placeId, atTheHouse());
    expect(told).toMatchObject({ senderEmail: null, confirmedAt: null });
    expect(await claimShown(desk.admin, id)).toMatchObject({
      senderEmail: stranger.user.email,
      claimerEmail: told.claimerEmail,
      addressProof: null,
      confirmedAt: null,
      accountEmail: null,
      domainMatches: false,
    });
  });

  test("tells its reader at most ten times a day, and nothing of how it ended", async () => {
    const victim = atTheHouse();
    for (let n = 0; n < 12; n++) {
      const { id } = await buildListing(db);
      await desk.claim((await desk.member()).browser, id, victim);
    }
    await landfall.jobsIdle();
    const told = () => mails.filter(({ to }) => to === victim).map(({ subject }) => subject);
    expect(told()).toHaveLength(10);
    const rival = await desk.member();
    const own = await desk.claim(rival.browser, placeId, rival.user.email);
    await desk.claim((await desk.member()).browser, placeId, atTheHouse());
    await desk.decide(own.id, "approved");
    await landfall.jobsIdle();
    expect(mails.filter(({ subject }) => subject.includes("not approved"))).toEqual([]);
  });

  test("never makes that account the owner, only whoever opens the link of the mail", async () => {
    const stranger = await desk.member();
    const { id, claimerEmail } = await desk.claim(stranger.browser, placeId, atTheHouse());
    expect((await desk.decide(id, "approved")).status).toBe(200);
    expect(await desk.ownerOf(placeId)).toBeNull();
    const token = await desk.tokenTo(claimerEmail);
    const boss = await signUp(landfall, claimerEmail);
    await boss.browser.post("/api/business-claims/complete", { token });
    expect(await desk.ownerOf(placeId)).toBe(boss.user.id);
    expect((await stranger.browser.get("/api/business-claims")).body).toEqual([]);
  });

  test("goes to the account that has proved the address, once its reader stood by it", async () => {
    const boss = await desk.member({ email: atTheHouse() });
    const { id } = await desk.claim((await desk.member()).browser, placeId, boss.user.email);
    await desk.confirm(openBrowser(landfall), await desk.tokenTo(boss.user.email));
    expect(await claimShown(desk.admin, id)).toMatchObject({
      addressProof: "account",
      accountEmail: boss.user.email,
      domainMatches: true,
    });
    await desk.decide(id, "approved");
    expect(await desk.ownerOf(placeId)).toBe(boss.user.id);
  });
});

describe("an address that anybody may have typed", () => {
  test("is mailed a link, and nothing of what was typed", async () => {
    const claimerEmail = atTheHouse();
    const typed = { claimerName: "Prize Draw", message: "Win at http://prize.example" };
    const body = { businessId: placeId, claimerEmail, ...typed };
    const { id } = (await openBrowser(landfall).post("/api/business-claims", body)).body as never;
    await landfall.jobsIdle();
    await desk.decide(id, "rejected");
    await landfall.jobsIdle();
    const sent = mails.filter(({ to }) => to === claimerEmail);
    expect(sent).toHaveLength(2);
    for (const { subject, text, html } of sent) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/prize/i);
    }
  });

  test("is held against the website that the listing had before the claim, whatever it has later", async () => {
    const changeWebsite = async (website: string) =>
      db.update(businesses).set({ website }).where(eq(businesses.id, placeId));
    const boss = await desk.claim(openBrowser(landfall), placeId, atTheHouse());
    const rival = await desk.claim(openBrowser(landfall), placeId, `r${number}@rival.example`);
    await changeWebsite("https://rival.example");
    for (const { claimerEmail } of [boss, rival]) {
      await desk.confirm(openBrowser(landfall), await desk.tokenTo(claimerEmail));
    }
    expect(await claimShown(desk.admin, boss.id)).toMatchObject({ domainMatches: true });
    expect(await claimShown(desk.admin, rival.id)).toMatchObject({ domainMatches: false });
  });

  test("counts as proved, domain and all, once its reader opened the link, which works once", async () => {
    const { id, claimerEmail } = await desk.claim(openBrowser(landfall), placeId, atTheHouse());
    expect(await claimShown(desk.admin, id)).toMatchObject({ domainMatches: false });
    const token = await desk.tokenTo(claimerEmail);
    const answer = await desk.confirm(openBrowser(landfall), token);
    expect(answer.body).toEqual({ businessId: placeId, businessName: expect.any(String) });
    expect(await claimShown(desk.admin, id)).toMatchObject({
      addressProof: "mail",
      confirmedAt: expect.any(String),
      domainMatches: true,
    });
    expect((await landfall.mailTo(claimerEmail)).subject).toMatch(/^Your claim on/);
    expect((await desk.confirm(openBrowser(landfall), token)).status).toBe(404);
  });

  test("is not taken by a stranger's claim: its reader's own passes, and then stands alone", async () => {
    const boss = await desk.member();
    const stranger = openBrowser(landfall);
    await desk.claim(stranger, placeId, boss.user.email);
    const strangers = await desk.tokenTo(boss.user.email);
    const own = await desk.claimOf(boss, placeId);
    expect(own).toMatchObject({ addressProof: "account" });
    expect((await desk.send(boss.browser, placeId, boss.user.email)).status).toBe(409);
    expect((await desk.confirm(stranger, strangers)).status).toBe(409);
    const anonymous = await desk.send(openBrowser(landfall), placeId, boss.user.email);
    expect(anonymous.status).toBe(409);
  });

  test("that is signed up with brings its claims along, of which none counts before its link", async () => {
    const claimerEmail = atTheHouse();
    const first = await desk.claim(openBrowser(landfall), placeId, claimerEmail);
    const second = await desk.claim(openBrowser(landfall), placeId, claimerEmail);
    const token = await desk.tokenTo(claimerEmail);
    const boss = await signUp(landfall, claimerEmail);
    await landfall.jobsIdle();
    const seen = async () => (await boss.browser.get("/api/business-claims")).body;
    expect(await seen()).toMatchObject([
      { id: second.id, confirmedAt: null, domainMatches: false },
      { id: first.id, confirmedAt: null, domainMatches: false },
    ]);
    await dropUnconfirmedClaims(services, new Date(Date.now() + 8 * 86_400_000));
    await desk.confirm(openBrowser(landfall), token);
    expect(await seen()).toMatchObject([
      { id: second.id, confirmedAt: expect.any(String), domainMatches: true },
      { id: first.id, confirmedAt: null },
    ]);
  });

  test("that a stranger claimed under is free for whoever signs up with it", async () => {
    const claimerEmail = atTheHouse();
    await desk.claim(openBrowser(landfall), placeId, claimerEmail);
    const boss = await signUp(landfall, claimerEmail);
    await landfall.jobsIdle();
    expect(await desk.claimOf(boss, placeId)).toMatchObject({ addressProof: "account" });
  });

  test("that nobody confirms loses its claim after 7 days, with a line in the log", async () => {
    const dropped = await desk.claim(openBrowser(landfall), placeId, atTheHouse());
    const own = await desk.claimOf(await desk.member(), placeId);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await dropUnconfirmedClaims(services, days(6.9));
    expect(await desk.rowOf(dropped.id)).toBeDefined();
    await dropUnconfirmedClaims(services, days(7.1));
    expect(await desk.rowOf(dropped.id)).toBeUndefined();
    expect(await desk.rowOf(own.id)).toBeDefined();
    expect(await desk.auditOf(dropped.id)).toEqual(["claim.expire by system"]);
  });

  test("keeps the link of an approval when the first mail comes late", async () => {
    const { id, claimerEmail } = await desk.claim(openBrowser(landfall), placeId, atTheHouse());
    const confirmation = await desk.tokenTo(claimerEmail);
    await desk.decide(id, "approved");
    expect((await desk.confirm(openBrowser(landfall), confirmation)).status).toBe(404);
    await db
      .update(businessClaims)
      .set({ linkExpiresAt: sql`now() - interval '1 day'` })
      .where(eq(businessClaims.id, id));
    await dropUnconfirmedClaims(services, new Date());
    expect(await desk.rowOf(id)).toMatchObject({ status: "approved" });
  });
});
