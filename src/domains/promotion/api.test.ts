import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OpenedIntent, Promotion } from "./promotion-contract.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { firstName: "Nora", accountType: "business_owner" });
const ownerBrowser = await browserOf(landfall, owner);
const adminBrowser = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);
let listing: Awaited<ReturnType<typeof buildListing>>;

beforeEach(async () => {
  listing = await buildListing(db, { name: "Halfway Rock", ownerId: owner.id });
});

const PRICES = [0, 29, 59, 99];
const bodyOf = (packageLevel: number, facts: object = {}) => ({
  ...{ businessId: listing.id, packageLevel, amount: PRICES[packageLevel], currency: "usd" },
  description: "Promotion",
  ...facts,
});
const ask = (browser: typeof visitor, packageLevel: number, facts: object = {}) =>
  browser.post("/api/create-payment-intent", bodyOf(packageLevel, facts));
async function open(browser: typeof visitor, packageLevel: number, facts: object = {}) {
  const answer = await ask(browser, packageLevel, facts);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OpenedIntent;
}
const levelOf = async () =>
  (await db.select().from(businesses).where(eq(businesses.id, listing.id)))[0]?.featuredLevel;
const managedOf = async (browser = ownerBrowser) =>
  ((await browser.get(`/api/businesses/${listing.id}/promotion`)).body as Promotion).managed;
const post = (browser: typeof visitor, what: string, body?: object) =>
  browser.post(`/api/businesses/${listing.id}/promotion/${what}`, body);

describe("the price list", () => {
  test("is the server's, with the third package as the most popular", async () => {
    const { body } = await visitor.get("/api/promotion-packages");
    const month = { currency: "usd", months: 1, features: expect.any(Array) };
    expect(body).toEqual([
      { level: 1, name: "Basic Featured", price: 29, isMostPopular: false, ...month },
      { level: 2, name: "Premium Featured", price: 59, isMostPopular: false, ...month },
      { level: 3, name: "Top Placement", price: 99, isMostPopular: true, ...month },
    ]);
    const listed = (body as { features: string[] }[]).map(({ features }) => features);
    expect(listed.map(({ length }) => length)).toEqual([4, 8, 12]);
    expect(listed[0]?.[0]).toBe("Featured badge");
  });
});

describe("a payment intent", () => {
  test.each([28.99, 2900, "29abc", -29, null, undefined, "29"])(
    "with the amount %j is refused in plain words",
    async (amount) => {
      const answer = await ask(visitor, 1, { amount });
      expect(answer.status).toBe(400);
      const { fields } = answer.body as { fields: { amount: string } };
      expect(fields.amount).toMatch(
        /^(The price of Basic Featured is \$29\.|Please send the price)/,
      );
      expect(await db.$count(paymentOrders)).toBe(0);
    },
  );

  test("is refused for the price of any other package, and for none", async () => {
    for (const level of [1, 2, 3]) {
      for (const amount of [0, ...PRICES, 40].filter((price) => price !== PRICES[level])) {
        const { status, body } = await ask(visitor, level, { amount });
        expect(status, `${level} for ${amount}`).toBe(400);
        expect(body).toMatchObject({ fields: { amount: expect.stringContaining(" is $") } });
      }
    }
    expect(await db.$count(paymentOrders)).toBe(0);
  });

  test.each([
    ["currency", { currency: "eur" }, "We take US dollars only."],
    ["packageLevel", { packageLevel: 4 }, "Please choose one of the packages."],
    ["packageLevel", { packageLevel: undefined }, "Please choose one of the packages."],
    ["businessId", { businessId: undefined }, "Please choose a business."],
    ["businessId", { businessId: "x" }, "Please choose a business."],
  ])("with a bad %s is refused by that field", async (field, bad, words) => {
    const answer = await ask(visitor, 1, bad);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: words } });
  });

  test("is for live listings only", async () => {
    listing = await buildListing(db, { status: "pending", ownerId: owner.id });
    expect((await ask(ownerBrowser, 1)).status).toBe(404);
    expect((await ask(visitor, 1, { businessId: 999_999 })).status).toBe(404);
  });

  test("asked for twice, or by fifty at once, is the same", async () => {
    const first = await open(visitor, 2);
    const again = await open(openBrowser(landfall), 2);
    expect(again.clientSecret).toBe(first.clientSecret);
    const many = await Promise.all(
      Array.from({ length: 50 }, () => open(openBrowser(landfall), 2)),
    );
    expect(new Set(many.map(({ clientSecret }) => clientSecret))).toEqual(
      new Set([first.clientSecret]),
    );
    expect(first).toMatchObject({ amount: 59, credit: 0, currency: "usd", autoRenew: false });
  });

  test("renews for the owner alone", async () => {
    expect((await ask(visitor, 1, { autoRenew: true })).status).toBe(403);
    expect((await ask(adminBrowser, 1, { autoRenew: true })).status).toBe(403);
    expect(await open(ownerBrowser, 1)).toMatchObject({ autoRenew: true });
    expect(await open(ownerBrowser, 1, { autoRenew: false })).toMatchObject({ autoRenew: false });
    expect(await open(adminBrowser, 1)).toMatchObject({ autoRenew: false });
  });
});

describe("a payment", () => {
  test("raises the level when the signed event comes, not before, and once", async () => {
    services.sandbox.deliveries = "held";
    const { clientSecret } = await open(visitor, 3);
    expect(await payByCard(landfall, visitor, { clientSecret })).toBe("succeeded");
    expect(await levelOf()).toBe(0);
    services.sandbox.deliveries = "once";
    await services.sandbox.release((held) => [...held, ...held, ...held]);
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(3);
    expect((await managedOf())?.running).toMatchObject([{ packageLevel: 3, autoRenew: false }]);
  });

  test("opens a task for each promise that people fulfil, of its package alone", async () => {
    const inbox = await browserOf(landfall, await buildAdmin(landfall));
    const first = ["Priority support"];
    const second = [...first, "Social promotion"];
    const third = [...second, "Custom photography", "Premium support"];
    for (const [index, promises] of [first, second, third].entries()) {
      const level = index + 1;
      const name = `Halfway Rock ${level}`;
      listing = await buildListing(db, { name, ownerId: owner.id });
      const { clientSecret } = await open(visitor, level);
      await payByCard(landfall, visitor, { clientSecret });
      const { body } = await inbox.get("/api/admin/support?status=open&limit=100");
      const tasks = (body as { subject: string; isTask: boolean }[]).filter(
        ({ isTask, subject }) => isTask && subject.endsWith(` for ${name}`),
      );
      const opened = tasks.map(({ subject }) => subject.replace(` for ${name}`, ""));
      expect(opened.sort(), name).toEqual([...promises].sort());
    }
  });

  test("for a listing that is not live any more is refunded", async () => {
    const { clientSecret, orderId } = await open(visitor, 1);
    await db.update(businesses).set({ status: "inactive" }).where(eq(businesses.id, listing.id));
    await payByCard(landfall, visitor, { clientSecret });
    const [order] = await db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, orderId ?? 0));
    expect(order?.state).toBe("refunded");
    expect(await levelOf()).toBe(0);
  });

  test("that is declined changes nothing, and another card pays the same intent", async () => {
    const { clientSecret } = await open(visitor, 1);
    const number = "4000000000000002";
    expect(await payByCard(landfall, visitor, { clientSecret, number })).toBe("failed");
    expect(await levelOf()).toBe(0);
    expect((await open(visitor, 1)).clientSecret).toBe(clientSecret);
    expect(await payByCard(landfall, visitor, { clientSecret })).toBe("succeeded");
    expect(await levelOf()).toBe(1);
  });
});

describe("one month more", () => {
  const buyMonth = async (level: number) => {
    const opened = await open(visitor, level);
    await payByCard(landfall, visitor, opened);
    return opened;
  };

  test("of the same level begins where the first ends", async () => {
    await buyMonth(1);
    const second = await buyMonth(1);
    const [first, next] = (await managedOf())?.running ?? [];
    expect(next?.startsAt).toBe(first?.endsAt);
    expect(second).toMatchObject({ credit: 0, amount: 29 });
  });

  test("of a dearer level begins now and credits the unused days", async () => {
    await buyMonth(1);
    const dearer = await open(visitor, 3);
    expect(dearer.credit).toBeGreaterThan(28.9);
    expect(dearer.credit).toBeLessThanOrEqual(29);
    expect(dearer.amount).toBeCloseTo(99 - dearer.credit, 2);
    expect((await open(visitor, 3)).clientSecret).toBe(dearer.clientSecret);
    await payByCard(landfall, visitor, dearer);
    expect(await levelOf()).toBe(3);
    expect((await managedOf())?.running).toMatchObject([{ packageLevel: 3 }]);
  });

  test("that credit pays for needs no card and is longer", async () => {
    await buyMonth(1);
    await buyMonth(1);
    await buyMonth(1);
    const asked = await open(visitor, 2);
    expect(asked).toMatchObject({ amount: 0, orderId: null, isPaid: false, credit: 59 });
    expect(await levelOf()).toBe(1);
    expect((await ask(visitor, 2, { usesCredit: true })).status).toBe(403);
    expect((await ask(adminBrowser, 2, { usesCredit: true })).status).toBe(403);
    expect(await levelOf()).toBe(1);
    const given = await open(ownerBrowser, 2, { usesCredit: true, autoRenew: false });
    expect(given).toMatchObject({ amount: 0, clientSecret: null, isPaid: true, credit: 59 });
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(2);
    const [running] = (await managedOf())?.running ?? [];
    // 87 dollars are paid, 59 of them for the month.
    const days = (Date.parse(running?.endsAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(40);
    expect(days).toBeLessThan(47);
  });

  test("beside what renews leaves that alone, and a second renewing one is refused", async () => {
    const renewing = await open(ownerBrowser, 1);
    await payByCard(landfall, ownerBrowser, renewing);
    expect((await ask(ownerBrowser, 2)).status).toBe(409);
    await buyMonth(3);
    expect(await levelOf()).toBe(3);
    const managed = await managedOf();
    expect(managed?.running.map(({ packageLevel }) => packageLevel).toSorted()).toEqual([1, 3]);
    expect(managed?.renewing).toMatchObject({ packageLevel: 1, cancelAt: null });
  });
});

describe("a renewing promotion", () => {
  const renew = async (level: number, number?: string) => {
    const opened = await open(ownerBrowser, level);
    await payByCard(landfall, ownerBrowser, { ...opened, number });
  };

  test("is cancelled with its last day, kept until then, and resumed", async () => {
    await renew(2);
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    for (const what of ["cancel", "resume"]) {
      expect((await post(stranger, what)).status).toBe(403);
      expect((await post(visitor, what)).status).toBe(401);
    }
    expect((await post(ownerBrowser, "cancel")).status).toBe(200);
    await landfall.jobsIdle();
    const cancelled = (await managedOf())?.renewing;
    expect(cancelled?.cancelAt).toBe(cancelled?.nextChargeAt);
    expect(await levelOf()).toBe(2);
    expect((await landfall.mailTo(owner.email)).text).toMatch(/runs\s+until\s+\w+\s+\d+,\s+\d{4}/);
    // It is the owner's card that would be charged.
    expect((await post(adminBrowser, "resume")).status).toBe(403);
    expect((await post(ownerBrowser, "resume")).status).toBe(200);
    expect((await managedOf())?.renewing?.cancelAt).toBe(null);
    expect((await managedOf())?.running).toMatchObject([{ autoRenew: true }]);
  });

  test("goes up now, for what is left of the month, and down with the next one", async () => {
    await renew(1);
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    for (const other of [stranger, adminBrowser]) {
      expect((await post(other, "change", { packageLevel: 3 })).status).toBe(403);
    }
    const preview = await ownerBrowser.get(
      `/api/businesses/${listing.id}/promotion/change?packageLevel=3`,
    );
    expect(preview.body).toMatchObject({ packageName: "Top Placement", price: 99, startsAt: null });
    expect((preview.body as { amount: number }).amount).toBeCloseTo(70, 0);
    expect((await post(ownerBrowser, "change", { packageLevel: 3 })).status).toBe(200);
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(3);
    expect((await post(ownerBrowser, "change", { packageLevel: 1 })).status).toBe(200);
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(3);
    expect((await managedOf())?.renewing).toMatchObject({ packageLevel: 1, price: 29 });
  });

  test("of a listing that is deleted is charged no more", async () => {
    await renew(1);
    const [before] = await db.select().from(paymentOrders).orderBy(paymentOrders.id).limit(1);
    expect(before).toBeDefined();
    await adminBrowser.delete(`/api/businesses/${listing.id}`, {});
    await landfall.jobsIdle();
    const { subscriptionOf } = await import("#src/domains/payments/queries.server.ts");
    const subject = { product: "promotion", subjectId: String(listing.id) } as const;
    expect(await subscriptionOf(db, subject)).toBe(null);
  });

  test("cannot be managed where there is none", async () => {
    expect((await post(ownerBrowser, "cancel")).status).toBe(409);
    expect(await managedOf(visitor)).toBe(null);
  });
});
