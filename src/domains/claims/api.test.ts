import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { type BrowserLike, browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { versionShown } from "#tests/support/claims.ts";
import { linkIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Claim, ClaimCounts } from "./contract.ts";
import { transferDueListings } from "./transfer-due-listings.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));
let business: Awaited<ReturnType<typeof buildListing>>;
let number = 0;
const newEmail = () => `claimer${++number}@example.com`;

beforeEach(async () => {
  business = await buildListing(db, { website: "https://www.harbor-house.example/menu" });
});

const formOf = (facts: object = {}) => ({
  businessId: business.id,
  claimerName: "Nora Quay",
  claimerEmail: newEmail(),
  ...facts,
});
async function claimAs(browser: BrowserLike, facts: object = {}): Promise<Claim> {
  const answer = await browser.post("/api/business-claims", formOf(facts));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  // Its receipt is mailed before anything else is.
  await landfall.jobsIdle();
  return answer.body as Claim;
}
/** Under the account's own proved address. */
const claimOf = ({ user, browser }: Person, facts: object = {}) =>
  claimAs(browser, { claimerEmail: user.email, ...facts });
async function decide(id: number, status: string, adminNotes?: string, by = admin) {
  const version = await versionShown(admin, id);
  return by.patch(`/api/business-claims/${id}`, { status, adminNotes, version });
}
const ownerOf = async (id = business.id) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]?.ownerId;
const rowOf = async (id: number) =>
  (await db.select().from(businessClaims).where(eq(businessClaims.id, id)))[0];
type Person = Awaited<ReturnType<typeof person>>;
async function person(facts = {}) {
  const user = await buildPerson(landfall, facts);
  return { user, browser: await browserOf(landfall, user) };
}

describe("a claim", () => {
  test("needs no account, starts as pending and is confirmed by mail", async () => {
    const claim = await claimAs(openBrowser(landfall), {
      claimerEmail: "nora@example.com",
      message: "It is ours.",
      claimerPhone: "",
    });
    expect(claim).toMatchObject({
      businessId: business.id,
      claimerEmail: "nora@example.com",
      claimerName: "Nora Quay",
      message: "It is ours.",
      status: "pending",
      relationship: "owner",
      proofDocuments: [],
      claimerPhone: null,
      adminNotes: null,
      reviewedBy: null,
    });
    const mail = await landfall.mailTo(claim.claimerEmail);
    expect(mail.text).toMatch(/2-3\s+business days/);
  });

  test.each([
    ["claimerName", { claimerName: " " }],
    ["claimerEmail", { claimerEmail: "nobody" }],
    ["relationship", { relationship: "cousin" }],
    ["businessId", { businessId: "7" }],
    ["proofDocuments.0", { proofDocuments: ["https://example.com/deed.pdf"] }],
  ])("with a bad %s is refused by that field", async (field, bad) => {
    const answer = await openBrowser(landfall).post("/api/business-claims", formOf(bad));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test("never takes a status, notes or an owner from the claimer", async () => {
    const { id } = await claimAs(openBrowser(landfall), {
      status: "approved",
      adminNotes: "fine",
      reviewedBy: "me",
      domainMatches: true,
      claimerId: "someone",
    });
    expect(await rowOf(id)).toMatchObject({
      status: "pending",
      adminNotes: null,
      domainMatches: false,
      claimerId: null,
    });
  });

  test("on a listing that is not live is 404, a second open one is told", async () => {
    const hidden = await buildListing(db, { status: "pending" });
    const visitor = openBrowser(landfall);
    const answer = await visitor.post("/api/business-claims", formOf({ businessId: hidden.id }));
    expect(answer.status).toBe(404);
    const submitter = await buildPerson(landfall);
    const own = await buildListing(db, { status: "pending", submittedById: submitter.id });
    const theirs = await browserOf(landfall, submitter);
    const early = await theirs.post("/api/business-claims", formOf({ businessId: own.id }));
    expect(early).toMatchObject({
      status: 409,
      body: { message: "A listing can be claimed once it is published." },
    });
    const { claimerEmail } = await claimAs(visitor);
    const again = formOf({ claimerEmail: claimerEmail.toUpperCase() });
    expect((await visitor.post("/api/business-claims", again)).status).toBe(409);
  });

  test("from a proved address at the listing's own domain is marked, others are not", async () => {
    const insider = await person({ email: `info${++number}@harbor-house.example` });
    const outsider = await person();
    expect(await claimOf(insider)).toMatchObject({ domainMatches: true });
    expect(await claimOf(outsider)).toMatchObject({ domainMatches: false });
    const unproved = { claimerEmail: "boss@harbor-house.example" };
    expect(await claimAs(openBrowser(landfall), unproved)).toMatchObject({ domainMatches: false });
    const typed = { claimerEmail: "chief@harbor-house.example" };
    expect(await claimAs((await person()).browser, typed)).toMatchObject({ domainMatches: false });
  });

  test("carries its phone, relationship and proof", async () => {
    const claimer = await person();
    const sent = await landfall.request("POST", "/api/media?kind=document", {
      rawBody: new Uint8Array(Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")),
      cookie: claimer.browser.cookie,
    });
    const { address: deed } = await sent.json();
    const facts = { claimerPhone: "(410) 555-0188", relationship: "manager" };
    const claim = await claimOf(claimer, { ...facts, proofDocuments: [deed] });
    expect(claim).toMatchObject({ ...facts, proofDocuments: [deed] });
  });

  test("is read by administrators and by its own claimer only", async () => {
    const claimer = await person();
    const elsewhere = await claimAs(openBrowser(landfall), {
      businessId: (await buildListing(db)).id,
    });
    const { id } = await claimOf(claimer);
    await claimAs(openBrowser(landfall));
    const everyClaim = (await admin.get("/api/business-claims")).body as Claim[];
    expect(everyClaim.map((claim) => claim.id)).toEqual(expect.arrayContaining([id, elsewhere.id]));
    const path = `/api/business-claims/business/${business.id}`;
    expect((await claimer.browser.get(path)).body).toMatchObject([{ id }]);
    expect((await claimer.browser.get("/api/business-claims")).body).toMatchObject([{ id }]);
    expect((await admin.get(path)).body).toHaveLength(2);
    expect((await admin.get("/api/business-claims?mine=true")).body).toEqual([]);
    expect((await (await person()).browser.get(path)).body).toEqual([]);
    expect((await openBrowser(landfall).get(path)).status).toBe(401);
  });

  test("is counted under its status", async () => {
    const counts = async () => (await admin.get("/api/admin/claims/counts")).body as ClaimCounts;
    const before = await counts();
    const [approved, ...rejected] = await Promise.all(
      [1, 2, 3].map(() => claimAs(openBrowser(landfall))),
    );
    for (const { id } of rejected) await decide(id, "rejected");
    await decide(approved?.id ?? 0, "approved");
    await claimAs(openBrowser(landfall));
    expect(await counts()).toEqual({
      pending: before.pending + 1,
      approved: before.approved + 1,
      rejected: before.rejected + 2,
      objected: before.objected,
    });
  });
});

describe("a decision", () => {
  test("for an account gives the listing in the same transaction and closes the rivals", async () => {
    const claimer = await person();
    const { id } = await claimOf(claimer);
    const rival = await claimOf(await person());
    const answer = await admin.patch(`/api/business-claims/${id}`, {
      ...{ status: "approved", adminNotes: "Deed seen", reviewedBy: "Somebody Else" },
      version: await versionShown(admin, id),
    });
    expect(answer.body).toMatchObject({
      businessId: business.id,
      claimerEmail: claimer.user.email,
      status: "approved",
      adminNotes: "Deed seen",
      reviewedBy: "Ada",
      reviewedAt: expect.any(String),
      completedAt: expect.any(String),
    });
    expect(await ownerOf()).toBe(claimer.user.id);
    const approval = await landfall.mailTo(claimer.user.email);
    expect(approval.subject).toBe(`Your claim on ${business.name} was approved`);
    const [account] = await db.select().from(users).where(eq(users.id, claimer.user.id));
    expect(account?.accountType).toBe("business_owner");
    expect(await rowOf(rival.id)).toMatchObject({
      status: "rejected",
      adminNotes: "Another claim on this listing was approved.",
    });
    expect((await landfall.mailTo(rival.claimerEmail)).subject).toContain("not approved");
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectType, "claim"));
    expect(log.find(({ subjectId }) => subjectId === String(id))).toMatchObject({
      action: "claim.approve",
      note: "Deed seen",
    });
  });

  test("that rejects changes no ownership and mails the notes", async () => {
    const claimer = await person();
    const { id, claimerEmail } = await claimOf(claimer);
    expect((await decide(id, "rejected", "No proof")).body).toMatchObject({
      ...{ status: "rejected", adminNotes: "No proof" },
    });
    expect(await ownerOf()).toBeNull();
    expect((await landfall.mailTo(claimerEmail)).text).toContain("No proof");
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(log).toMatchObject([
      {
        ...{ action: "claim.reject", actorName: "Ada", note: "No proof", subjectType: "claim" },
        ...{ before: { status: "pending" }, after: { status: "rejected" } },
      },
    ]);
  });

  test("is made once: of two administrators one wins and the other is told", async () => {
    const { id } = await claimOf(await person());
    const other = await browserOf(landfall, await buildAdmin(landfall));
    const answers = await Promise.all([
      decide(id, "approved"),
      decide(id, "rejected", undefined, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as Claim;
    expect((await ownerOf()) !== null).toBe(won.status === "approved");
  });

  test("is for administrators, with a known status, on a claim that exists", async () => {
    const claimer = await person();
    const { id } = await claimOf(claimer);
    expect((await decide(id, "approved", "", claimer.browser)).status).toBe(403);
    expect((await decide(id, "approved", "", openBrowser(landfall))).status).toBe(401);
    expect((await decide(id, "pending")).status).toBe(400);
    expect((await decide(99_999_999, "approved")).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
  });
});

describe("somebody without an account", () => {
  test("gets a link that works once, after signing up", async () => {
    const { id, claimerEmail } = await claimAs(openBrowser(landfall));
    await decide(id, "approved");
    expect(await ownerOf()).toBeNull();
    const token = linkIn(await landfall.mailTo(claimerEmail)).hash.slice(1);
    const complete = (browser: BrowserLike) =>
      browser.post("/api/business-claims/complete", { token });
    expect((await complete(openBrowser(landfall))).status).toBe(401);
    const { browser, user } = await signUp(landfall, newEmail());
    expect((await complete(browser)).body).toEqual({ businessId: business.id, transferAt: null });
    expect(await ownerOf()).toBe(user.id);
    expect((await complete((await person()).browser)).status).toBe(404);
  });

  test("finds the link of no use after 14 days", async () => {
    const { id, claimerEmail } = await claimAs(openBrowser(landfall));
    await decide(id, "approved");
    const token = linkIn(await landfall.mailTo(claimerEmail)).hash.slice(1);
    const passTime = (interval: string) =>
      db
        .update(businessClaims)
        .set({ linkExpiresAt: sql`link_expires_at - ${interval}::interval` })
        .where(eq(businessClaims.id, id));
    const { browser, user } = await person();
    const complete = () => browser.post("/api/business-claims/complete", { token });
    await passTime("14 days");
    expect((await complete()).status).toBe(404);
    expect(await ownerOf()).toBeNull();
    await passTime("-1 minute");
    expect((await complete()).status).toBe(200);
    expect(await ownerOf()).toBe(user.id);
  });

  test("who signs up later with the same address finds the claim joined, and owns it on approval", async () => {
    const { id, claimerEmail } = await claimAs(openBrowser(landfall));
    const { user, browser } = await signUp(landfall, claimerEmail);
    await landfall.jobsIdle();
    expect((await browser.get("/api/business-claims")).body).toMatchObject([{ id }]);
    await decide(id, "approved");
    expect(await ownerOf()).toBe(user.id);
  });
});

test("an approval that cannot be recorded gives nothing: it is one transaction", async () => {
  const claimer = await person();
  const { id } = await claimAs(claimer.browser);
  const rival = await claimAs(openBrowser(landfall));
  await db.execute(sql`alter table audit_log add constraint refused check (false) not valid`);
  try {
    expect((await decide(id, "approved")).status).toBe(500);
  } finally {
    await db.execute(sql`alter table audit_log drop constraint refused`);
  }
  expect(await ownerOf()).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: "pending", completedAt: null });
  expect(await rowOf(rival.id)).toMatchObject({ status: "pending" });
});

describe("a listing that has an owner", () => {
  async function ownedAndClaimed() {
    const owner = await person({ firstName: "Otto" });
    business = await buildListing(db, { ownerId: owner.user.id });
    const claimer = await person();
    const claim = await claimOf(claimer);
    const decided = await decide(claim.id, "approved");
    expect(decided.body).toMatchObject({ transferAt: expect.any(String), completedAt: null });
    return { owner, claimer, claim };
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  test("changes hands only after its owner was mailed and had 7 days", async () => {
    const { owner, claimer } = await ownedAndClaimed();
    expect((await landfall.mailTo(owner.user.email)).text).toContain("unless you object");
    await transferDueListings(services, inDays(6.9));
    expect(await ownerOf()).toBe(owner.user.id);
    await transferDueListings(services, inDays(7.1));
    expect(await ownerOf()).toBe(claimer.user.id);
  });

  test("stays when the owner objects, until an administrator upholds the claim", async () => {
    const { owner, claimer, claim } = await ownedAndClaimed();
    const object = (browser: BrowserLike) =>
      browser.post(`/api/business-claims/${claim.id}/objection`, { reason: "It is mine." });
    expect((await object((await person()).browser)).status).toBe(404);
    expect((await object(claimer.browser)).status).toBe(404);
    expect((await object(owner.browser)).status).toBe(200);
    await transferDueListings(services, inDays(8));
    expect(await ownerOf()).toBe(owner.user.id);
    expect((await decide(claim.id, "approved", "Court papers")).status).toBe(200);
    expect(await ownerOf()).toBe(claimer.user.id);
    expect((await object(claimer.browser)).status).toBe(409);
  });

  test("shows its owner, and nobody else, who is to have it and when", async () => {
    const { owner, claimer, claim } = await ownedAndClaimed();
    const path = "/api/business-claims/transfers";
    const seen = await owner.browser.get(path);
    expect(seen.body).toEqual([
      {
        id: claim.id,
        businessId: business.id,
        businessName: business.name,
        claimerName: "Nora Quay",
        relationship: "owner",
        transferAt: expect.any(String),
        objection: null,
        isObjectionDismissed: false,
      },
    ]);
    expect((await claimer.browser.get(path)).body).toEqual([]);
    expect((await admin.get(path)).body).toEqual([]);
    expect((await openBrowser(landfall).get(path)).status).toBe(401);
    await owner.browser.post(`/api/business-claims/${claim.id}/objection`, { reason: "Mine." });
    expect((await owner.browser.get(path)).body).toMatchObject([{ objection: "Mine." }]);
    await decide(claim.id, "rejected");
    expect((await owner.browser.get(path)).body).toEqual([]);
  });

  test("stays when the administrator calls the change off", async () => {
    const { owner, claim } = await ownedAndClaimed();
    expect((await decide(claim.id, "approved")).status).toBe(409);
    expect((await decide(claim.id, "rejected", "A mistake")).status).toBe(200);
    await transferDueListings(services, inDays(8));
    expect(await ownerOf()).toBe(owner.user.id);
  });

  test("cannot be claimed by its owner", async () => {
    const owner = await person();
    business = await buildListing(db, { ownerId: owner.user.id });
    expect((await owner.browser.post("/api/business-claims", formOf())).status).toBe(409);
  });
});
