import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { askAboutOpen } from "#src/domains/payments/ask-about-open.server.ts";
import type { AdminPayment } from "#src/domains/payments/contract.ts";
import { requireOrder } from "#src/domains/payments/settle-order.server.ts";
import type { OpenedIntent, Promotion } from "#src/domains/promotion/promotion-contract.ts";
import { type BrowserLike, browserOf } from "../support/browser-like.ts";
import { buildAdmin, buildPerson } from "../support/people.ts";
import { startTestLandfall, type TestLandfall } from "../support/test-landfall.ts";
import { STRIPE_MOCK as mock, openStripeAt } from "./open-stripe-at.ts";
import { openRememberedMock, type RememberedMock } from "./stripe-mock-memory.ts";

const metadataOf = (order: typeof paymentOrders.$inferSelect | undefined) => ({
  landfall_order: String(order?.id),
  landfall_product: "organizer",
  landfall_subject: order?.subjectId ?? "",
  landfall_item: "0",
});

describe.skipIf(mock === "")("Landfall, with Stripe's own mock server for Stripe,", () => {
  let memory: RememberedMock;
  let landfall: TestLandfall;
  let owner: BrowserLike;
  let admin: BrowserLike;
  let listing: number;

  beforeAll(async () => {
    memory = await openRememberedMock(mock);
    landfall = await startTestLandfall({ payments: openStripeAt(memory.url) });
    const person = await buildPerson(landfall, { accountType: "business_owner" });
    listing = (await buildListing(landfall.db, { ownerId: person.id })).id;
    owner = await browserOf(landfall, person);
    admin = await browserOf(landfall, await buildAdmin(landfall));
  });
  afterAll(async () => {
    await landfall.stop();
    await memory.close();
  });

  const buy = async (packageLevel: number, autoRenew: boolean) => {
    const amount = [0, 29, 59, 99][packageLevel];
    const asked = { businessId: listing, packageLevel, amount, currency: "usd", autoRenew };
    const answer = await owner.post("/api/create-payment-intent", asked);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as OpenedIntent;
  };
  const standing = async ({ orderId, clientSecret }: OpenedIntent) =>
    (await owner.post(`/api/payments/orders/${orderId}`, { clientSecret })).body;
  const levelOf = async () =>
    ((await owner.get(`/api/businesses/${listing}/promotion`)).body as Promotion).featuredLevel;

  const idOf = async ({ orderId }: OpenedIntent) =>
    (await requireOrder(landfall.db, orderId ?? 0)).processorId ?? "";

  test("sells a month, shows its level and refunds it", async () => {
    const opened = await buy(1, false);
    expect(opened.clientSecret).toMatch(/^pi_/);
    expect(await standing(opened)).toMatchObject({ state: "open" });
    memory.remember(await idOf(opened), { status: "succeeded", latest_charge: "ch_month" });
    memory.remember("ch_month", { amount: 2900, created: Math.floor(Date.now() / 1000) });
    expect(await standing(opened)).toMatchObject({ state: "paid" });
    expect(await levelOf()).toBe(1);

    const [payment] = (await admin.get("/api/admin/payments")).body as AdminPayment[];
    const refund = { amount: 29, reason: "Asked for it." };
    const path = `/api/admin/payments/${payment?.id}/refund`;
    expect((await admin.post(path, refund)).status).toBe(200);
    await landfall.jobsIdle();
    expect(await levelOf()).toBe(0);
  });

  test("sells what renews, shows the portal, cancels and resumes it", async () => {
    const opened = await buy(2, true);
    expect(opened.clientSecret).not.toBeNull();
    memory.paySubscription(await idOf(opened), { charge: "ch_renewing", cents: 5900 });
    expect(await standing(opened)).toMatchObject({ state: "paid" });
    expect(await levelOf()).toBe(2);
    const path = `/api/businesses/${listing}/promotion`;
    const portal = await owner.post(`${path}/portal`);
    expect(portal.body).toMatchObject({ url: expect.stringMatching(/^https:/) });
    for (const verb of ["cancel", "resume"]) {
      expect((await owner.post(`${path}/${verb}`)).status).toBe(200);
    }
    expect(await owner.post(`${path}/change`, { packageLevel: 3 })).toMatchObject({ status: 200 });
  });

  test("leads organizers to Stripe's page and lets them cancel what they paid for there", async () => {
    const begun = await owner.post("/api/create-event-subscription");
    const { checkoutUrl } = begun.body as { checkoutUrl: string };
    expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const [order] = await landfall.db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.product, "organizer"));
    memory.remember(order?.processorId ?? "", { status: "complete", subscription: "sub_plan" });
    memory.remember("sub_plan", { metadata: metadataOf(order) });
    memory.paySubscription("sub_plan", { charge: "ch_plan", cents: 3900 });
    await askAboutOpen(landfall.services, { now: new Date(Date.now() + 3_600_000) });
    const path = "/api/user/event-subscription";
    expect((await owner.get(path)).body).toMatchObject({ status: "active", isSandbox: false });
    for (const verb of ["portal", "cancel", "resume"]) {
      expect((await owner.post(`${path}/${verb}`)).status).toBe(200);
    }
  });
});
