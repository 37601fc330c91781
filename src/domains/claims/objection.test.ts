import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { claimShown, openClaimDesk } from "#tests/support/claims.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Claim, ClaimCounts } from "./contract.ts";
import { transferDueListings } from "./transfer-due-listings.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services } = landfall;
const desk = await openClaimDesk(landfall);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function ownedPlace() {
  const owner = await desk.member({ firstName: "Otto" });
  return { owner, placeId: (await buildListing(db, { ownerId: owner.user.id })).id };
}

const object = (owner: Awaited<ReturnType<typeof desk.member>>, id: number) =>
  owner.browser.post(`/api/business-claims/${id}/objection`, { reason: "It is mine." });

test("rival claims stay open until the listing changes hands, and are closed and told then", async () => {
  const { placeId } = await ownedPlace();
  const winner = await desk.member();
  const { id } = await desk.claimOf(winner, placeId);
  const waiting = await desk.claimOf(await desk.member(), placeId);
  const refused = await desk.claimOf(await desk.member(), placeId);
  await desk.decide(id, "approved");
  // Nobody is promised what somebody else was promised.
  expect(await desk.decide(refused.id, "approved")).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is not completed yet") },
  });
  await landfall.jobsIdle();
  expect(await desk.rowOf(waiting.id)).toMatchObject({ status: "pending" });
  expect((await landfall.mailTo(waiting.claimerEmail)).subject).not.toContain("not approved");
  await transferDueListings(services, inDays(7.1));
  expect(await desk.ownerOf(placeId)).toBe(winner.user.id);
  for (const rival of [waiting, refused]) {
    expect(await desk.rowOf(rival.id)).toMatchObject({
      status: "rejected",
      adminNotes: "Another claim on this listing was approved.",
      transferAt: null,
    });
    expect((await landfall.mailTo(rival.claimerEmail)).subject).toContain("not approved");
    expect(await desk.auditOf(rival.id)).toContain("claim.close by system");
  }
});

test("ownership has its line in the log: of the administrator, the job, or whoever opened the link", async () => {
  const free = await buildListing(db);
  const first = await desk.claimOf(await desk.member(), free.id);
  await desk.decide(first.id, "approved");
  expect(await desk.auditOf(first.id)).toEqual(["claim.approve by Ada", "claim.transfer by Ada"]);

  const { placeId } = await ownedPlace();
  const second = await desk.claimOf(await desk.member(), placeId);
  await desk.decide(second.id, "approved");
  await transferDueListings(services, inDays(8));
  expect(await desk.auditOf(second.id)).toEqual([
    "claim.approve by Ada",
    "claim.transfer by system",
  ]);

  const other = await buildListing(db);
  const third = await desk.claim(openBrowser(landfall), other.id, "linked@example.com");
  await desk.decide(third.id, "approved");
  const reader = await desk.member({ firstName: "Lin", lastName: null });
  const token = await desk.tokenTo(third.claimerEmail);
  await reader.browser.post("/api/business-claims/complete", { token });
  expect(await desk.auditOf(third.id)).toEqual(["claim.approve by Ada", "claim.transfer by Lin"]);
  const log = await desk.admin.get("/api/admin/audit-log?subjectType=claim&limit=1");
  expect(log.body).toMatchObject([
    { action: "claim.transfer", after: { ownerId: reader.user.id } },
  ]);
});

test("claims that close because their account was deleted have a line in the log", async () => {
  const { placeId } = await ownedPlace();
  const leaver = await desk.member({ passwordHash: null });
  const { id } = await desk.claimOf(leaver, placeId);
  expect((await leaver.browser.delete("/api/user", {})).status).toBe(200);
  expect(await desk.rowOf(id)).toMatchObject({ status: "rejected" });
  expect(await desk.auditOf(id)).toEqual(["claim.close by system"]);
});

test("an objection waits for somebody: it is counted, first of its list, and mailed to the site's contact once", async () => {
  const { owner, placeId } = await ownedPlace();
  const { id } = await desk.claimOf(await desk.member(), placeId);
  const { id: newer } = await desk.claimOf(await desk.member(), (await buildListing(db)).id);
  await desk.decide(id, "approved");
  await desk.decide(newer, "approved");
  const approved = "/api/business-claims?status=approved";
  const firstOf = async (path: string) => ((await desk.admin.get(path)).body as Claim[])[0]?.id;
  const objected = async () =>
    ((await desk.admin.get("/api/admin/claims/counts")).body as ClaimCounts).objected;
  const before = await objected();
  expect(await firstOf(approved)).toBe(newer);
  expect((await object(owner, id)).status).toBe(200);
  expect(await objected()).toBe(before + 1);
  expect(await firstOf(approved)).toBe(id);
  expect(await firstOf("/api/business-claims")).toBe(newer);
  await landfall.jobsIdle();
  const notice = await landfall.mailTo(services.site.supportContact.email ?? "");
  expect(notice.subject).toContain("Objection: ");
  expect(notice.text).toContain("It is mine.");
  expect(notice.text).toContain("tab=claims");
  await owner.browser.post(`/api/business-claims/${id}/objection`, { reason: "Look, the deed." });
  await landfall.jobsIdle();
  expect((await landfall.mailTo(services.site.supportContact.email ?? "")).text).toBe(notice.text);
  await desk.decide(id, "rejected");
  expect(await objected()).toBe(before);
});

test("an owner is told what became of the claim, and of the objection", async () => {
  const outcomeOf = async (status: "approved" | "rejected", objects = true) => {
    const { owner, placeId } = await ownedPlace();
    const { id } = await desk.claimOf(await desk.member(), placeId);
    await desk.decide(id, "approved");
    if (objects) await object(owner, id);
    expect((await desk.decide(id, status)).status).toBe(200);
    await landfall.jobsIdle();
    return landfall.mailTo(owner.user.email);
  };
  const upheld = await outcomeOf("rejected");
  expect(upheld.subject).toContain("stays yours");
  expect(upheld.text).toContain("We have looked at your objection and agree with you");
  const dismissed = await outcomeOf("approved");
  expect(dismissed.subject).toContain("stands");
  expect(dismissed.text).toContain("We have looked at your objection and let the claim stand");
  const calledOff = await outcomeOf("rejected", false);
  expect(calledOff.subject).toContain("stays yours");
  expect(calledOff.text).not.toContain("objection");
});

test("an objection that is dismissed for somebody without account lets the link give the listing at once", async () => {
  const { owner, placeId } = await ownedPlace();
  const { id, claimerEmail } = await desk.claim(openBrowser(landfall), placeId, "late@example.com");
  await desk.decide(id, "approved");
  expect((await object(owner, id)).status).toBe(200);
  expect(await claimShown(desk.admin, id)).toMatchObject({ objection: "It is mine." });
  expect((await desk.decide(id, "approved")).status).toBe(200);
  expect(await claimShown(desk.admin, id)).toMatchObject({
    objectionDismissedAt: expect.any(String),
    completedAt: null,
  });
  expect((await object(owner, id)).status).toBe(409);
  expect((await desk.decide(id, "approved")).status).toBe(409);
  const reader = await desk.member();
  const token = await desk.tokenTo(claimerEmail);
  const answer = await reader.browser.post("/api/business-claims/complete", { token });
  expect(answer.body).toEqual({ businessId: placeId, transferAt: null });
  expect(await desk.ownerOf(placeId)).toBe(reader.user.id);
});

test("whoever became the owner after an approval has 7 days to object, too", async () => {
  const place = await buildListing(db);
  const { id, claimerEmail } = await desk.claim(
    openBrowser(landfall),
    place.id,
    "slow@example.com",
  );
  await desk.decide(id, "approved");
  const token = await desk.tokenTo(claimerEmail);
  const { owner } = await ownedPlace();
  await db.execute(`update businesses set owner_id = '${owner.user.id}' where id = ${place.id}`);
  const reader = await desk.member();
  const answer = await reader.browser.post("/api/business-claims/complete", { token });
  expect(answer.body).toMatchObject({ transferAt: expect.any(String) });
  expect(await desk.ownerOf(place.id)).toBe(owner.user.id);
  expect((await landfall.mailTo(owner.user.email)).text).toContain("unless you object");
  await transferDueListings(services, inDays(7.1));
  expect(await desk.ownerOf(place.id)).toBe(reader.user.id);
});

test("an approval whose link was not used yet can be called off, and its link is dead then", async () => {
  const place = await buildListing(db);
  const { id, claimerEmail } = await desk.claim(openBrowser(landfall), place.id, "off@example.com");
  await desk.decide(id, "approved");
  const token = await desk.tokenTo(claimerEmail);
  expect((await desk.decide(id, "rejected")).status).toBe(200);
  const reader = await desk.member();
  const answer = await reader.browser.post("/api/business-claims/complete", { token });
  expect(answer.status).toBe(404);
});
