import { afterAll, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildPerson } from "#tests/support/people.ts";
import { ledgerOf } from "#tests/support/promotion-ledger.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, PackageChange, Promotion } from "./promotion-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
let id: number;

beforeEach(async () => {
  id = (await buildListing(db, { name: "Halfway Rock", ownerId: owner.id })).id;
  const { body } = await browser.post("/api/create-payment-intent", {
    ...{ businessId: id, packageLevel: 2, amount: 59, currency: "usd", autoRenew: true },
  });
  await payByCard(landfall, browser, body as OpenedIntent);
});

const path = () => `/api/businesses/${id}/promotion`;
const preview = (packageLevel: number) =>
  browser.get(`${path()}/change?packageLevel=${packageLevel}`);
const amountOf = async (packageLevel: number) =>
  ((await preview(packageLevel)).body as PackageChange).amount;
async function change(packageLevel: number) {
  const { status } = await browser.post(`${path()}/change`, { packageLevel });
  await landfall.jobsIdle();
  return status;
}
const managedOf = async () => ((await browser.get(path())).body as Promotion).managed;
const newestText = async () => (await landfall.mailTo(owner.email)).text.replaceAll(/\s+/g, " ");
const payments = async () => (await ledgerOf(db, id)).map(({ amountCents }) => amountCents);

test("a cheaper package that waits for the next month takes nothing off the unused days", async () => {
  const before = await amountOf(3);
  expect(before).toBeCloseTo(39.99, 1);
  expect(await change(1)).toBe(200);
  expect(await amountOf(3)).toBeCloseTo(before, 1);
  expect(await change(3)).toBe(200);
  const [, difference] = await payments();
  expect(difference).toBeGreaterThan(3990);
  expect(difference).toBeLessThanOrEqual(4000);
  expect(await managedOf()).toMatchObject({
    paidLevel: 3,
    renewing: { packageLevel: 3, price: 99 },
  });
  const receipt = await newestText();
  const dollars = (name: string) => Number(new RegExp(`${name}\\$([\\d.]+)`).exec(receipt)?.[1]);
  const [price, credit] = ["Price for this time: ", "Unused days of what ran before: −"].map(
    dollars,
  );
  expect(price).toBeCloseTo(99, 0);
  expect((price ?? 0) - (credit ?? 0)).toBeCloseTo((difference ?? 0) / 100, 5);
});

test("the package that runs, chosen again, takes back the cheaper one and costs nothing", async () => {
  await change(1);
  expect(await amountOf(2)).toBe(0);
  expect(await change(2)).toBe(200);
  expect(await payments()).toEqual([5900]);
  expect((await managedOf())?.renewing).toMatchObject({ packageLevel: 2, price: 59 });
  expect(await amountOf(3)).toBeCloseTo(39.99, 1);
});

test.each([[[]], [[1]]])(
  "what is cancelled is resumed before it is changed (after changes to %j)",
  async (changes) => {
    for (const level of changes) await change(level);
    await browser.post(`${path()}/cancel`);
    await landfall.jobsIdle();
    for (const level of [1, 3]) {
      expect((await preview(level)).body).toMatchObject({
        message: "This promotion is cancelled. Please resume it first.",
      });
      expect(await change(level)).toBe(409);
    }
    expect(await payments()).toEqual([5900]);
    expect(await managedOf()).toMatchObject({
      paidLevel: 2,
      running: [{ packageLevel: 2, isSubscribed: true }],
    });
    await browser.post(`${path()}/resume`);
    await landfall.jobsIdle();
    const next = changes.length > 0 ? "Basic Featured" : "Premium Featured";
    const price = changes.length > 0 ? 29 : 59;
    expect(await newestText()).toMatch(
      new RegExp(
        `${next} for Halfway Rock is cancelled no more\\..+we charge \\$${price}\\.00 then`,
      ),
    );
    expect(await amountOf(3)).toBeCloseTo(39.99, 1);
    expect(await change(3)).toBe(200);
    expect((await payments())[1]).toBeLessThanOrEqual(4000);
  },
);
