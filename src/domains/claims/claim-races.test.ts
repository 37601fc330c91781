import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { openClaimDesk, versionShown } from "#tests/support/claims.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const desk = await openClaimDesk(landfall);
const second = await browserOf(landfall, await buildAdmin(landfall));
const ROUNDS = 8;
let placeId: number;
let number = 0;
const newEmail = () => `racer${++number}@example.com`;

beforeEach(async () => {
  placeId = (await buildListing(db)).id;
});

/** In the order of the calls, whose statuses are told. */
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test("of ten claims at once by one person, one is taken and nine are told", async () => {
  const { browser, user } = await desk.member();
  const own = await statusesOf(times(10, () => desk.send(browser, placeId, user.email)));
  expect(own.toSorted()).toEqual([201, ...times(9, () => 409)]);
  const visitor = openBrowser(landfall);
  const claimerEmail = newEmail();
  const anonymous = await statusesOf(times(10, () => desk.send(visitor, placeId, claimerEmail)));
  expect(anonymous.toSorted()).toEqual([201, ...times(9, () => 409)]);
});

test("of several claims under one address, confirmed at once, one counts", async () => {
  const claimerEmail = newEmail();
  const tokens: string[] = [];
  for (const browser of times(5, () => openBrowser(landfall))) {
    await desk.claim(browser, placeId, claimerEmail);
    tokens.push(await desk.tokenTo(claimerEmail));
  }
  const visitor = openBrowser(landfall);
  const statuses = await statusesOf(tokens.map((token) => desk.confirm(visitor, token)));
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test("of rival claims approved at once, one wins and the other is told, every time", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await desk.member(), await desk.member()];
    const { id } = await buildListing(db);
    const claims = [await desk.claimOf(one, id), await desk.claimOf(other, id)];
    const [first = "", last = ""] = await Promise.all(
      claims.map((claim) => versionShown(desk.admin, claim.id)),
    );
    const statuses = await statusesOf([
      desk.admin.patch(`/api/business-claims/${claims[0]?.id}`, {
        status: "approved",
        version: first,
      }),
      second.patch(`/api/business-claims/${claims[1]?.id}`, { status: "approved", version: last }),
    ]);
    expect(statuses.toSorted(), `round ${round}`).toEqual([200, 409]);
    expect(await desk.ownerOf(id)).toBe((statuses[0] === 200 ? one : other).user.id);
  }
});

test("a listing that goes while it is claimed and decided about is not found", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await buildListing(db);
    const claim = await desk.claimOf(await desk.member(), id);
    const late = await desk.member();
    const [removed, ...others] = await statusesOf([
      desk.admin.delete(`/api/businesses/${id}`),
      desk.send(late.browser, id, late.user.email),
      desk.send(openBrowser(landfall), id, newEmail()),
      second.patch(`/api/business-claims/${claim.id}`, {
        status: "approved",
        version: claim.version,
      }),
    ]);
    expect(removed, `round ${round}`).toBe(200);
    for (const status of others) expect([200, 201, 404, 409]).toContain(status);
  }
});

test("an account that goes while its claim is sent and decided about leaves no error", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const leaver = await desk.member({ passwordHash: null });
    const claim = await desk.claimOf(leaver, placeId);
    const { id } = await buildListing(db);
    const sender = await browserOf(landfall, leaver.user);
    const [left, ...others] = await statusesOf([
      leaver.browser.delete("/api/user", {}),
      desk.send(sender, id, leaver.user.email),
      second.patch(`/api/business-claims/${claim.id}`, {
        status: "approved",
        version: claim.version,
      }),
    ]);
    expect(left, `round ${round}`).toBe(200);
    for (const status of others) expect([200, 201, 401, 404, 409]).toContain(status);
    placeId = id;
  }
});

test("who is being deleted while sending a claim, or opening the link of one, is signed out", async () => {
  const leaver = await desk.member();
  const claimerEmail = newEmail();
  const { id } = await desk.claim(openBrowser(landfall), placeId, claimerEmail);
  await desk.decide(id, "approved");
  const token = await desk.tokenTo(claimerEmail);
  const other = await buildListing(db);
  const calls = await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, leaver.user.id));
    const waiting = [
      desk.send(leaver.browser, other.id, leaver.user.email),
      leaver.browser.post("/api/business-claims/complete", { token }),
    ];
    await sleep(300);
    return { waiting };
  });
  expect(await statusesOf(calls.waiting)).toEqual([401, 401]);
  expect(await desk.ownerOf(placeId)).toBeNull();
});
