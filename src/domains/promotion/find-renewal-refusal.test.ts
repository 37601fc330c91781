import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { findRenewalRefusal } from "./find-renewal-refusal.server.ts";
import type { OpenedIntent } from "./promotion-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
const viewer = { id: owner.id } as Parameters<typeof findRenewalRefusal>[1];

async function buyPremium({ autoRenew }: { autoRenew: boolean }) {
  const { id: businessId } = await buildListing(db, { name: "Halfway Rock", ownerId: owner.id });
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId, packageLevel: 2, amount: 59, currency: "usd", autoRenew },
  });
  await payByCard(landfall, browser, body as OpenedIntent);
  return businessId;
}

test("a cheaper package beside a dearer month cannot renew now, a dearer one can", async () => {
  const businessId = await buyPremium({ autoRenew: false });
  expect(await findRenewalRefusal(db, viewer, { businessId, packageLevel: 1 })).toMatch(
    /^This listing is paid for until \w+ \d+, \d{4}, .* You can buy one month now; after that day/,
  );
  expect(await findRenewalRefusal(db, viewer, { businessId, packageLevel: 3 })).toBeNull();
});

test("whoever has something that renews is not led to a month beside it", async () => {
  const businessId = await buyPremium({ autoRenew: true });
  expect(await findRenewalRefusal(db, viewer, { businessId, packageLevel: 1 })).toBeNull();
});

test("whoever cancelled it can buy a month that begins when it ends", async () => {
  const businessId = await buyPremium({ autoRenew: true });
  await browser.post(`/api/businesses/${businessId}/promotion/cancel`);
  await landfall.jobsIdle();
  expect(await findRenewalRefusal(db, viewer, { businessId, packageLevel: 1 })).toMatch(
    /^You have cancelled this listing's renewal\. Until \w+ \d+, \d{4} you can resume it/,
  );
});
