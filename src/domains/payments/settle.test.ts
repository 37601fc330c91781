import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { paymentOrders, paymentRefunds } from "#src/db/schema/payments.server.ts";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { PaymentRefusedError } from "#src/platform/payments/processor.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { openTill } from "#tests/support/till.ts";
import { askAboutOpen } from "./ask-about-open.server.ts";
import {
  cancelSubscription,
  portalLink,
  resumeSubscription,
} from "./cancel-subscription.server.ts";
import { changeSubscription, previewChange } from "./change-subscription.server.ts";
import { forgetBuyer } from "./forget-person.server.ts";
import { openOrder } from "./open-order.server.ts";
import { ledgerOf } from "./queries.server.ts";
import { requireOrder } from "./settle-order.server.ts";

const shop = await startTestShop();
const { services, db, fake, ware } = shop;
afterAll(() => shop.stop());

const till = openTill(shop);
const { thing, sender, buyOnce, paid, subscribe, running } = till;
beforeEach(() => till.nextCustomer());

const kinds = async (orderId: number) => (await ledgerOf(db, { orderId })).map(({ kind }) => kind);
const stateOf = async (orderId: number) => (await requireOrder(db, orderId)).state;
const refundsOf = (chargeId: string) =>
  db.select().from(paymentRefunds).where(eq(paymentRefunds.chargeId, chargeId));
const tasks = () => db.select().from(supportThreads).where(eq(supportThreads.isTask, true));

describe("money without a home", () => {
  test("is booked, goes back by itself and is a task", async () => {
    ware.refusal = "The listing is gone.";
    const { orderId, chargeId } = await paid();
    await shop.jobsIdle();
    await shop.postAll();
    expect(await kinds(orderId)).toEqual(["payment", "fee", "refund"]);
    expect(await stateOf(orderId)).toBe("refunded");
    expect(await refundsOf(chargeId)).toMatchObject([{ state: "succeeded", amountCents: 2900 }]);
    expect((await tasks()).at(-1)).toMatchObject({ status: "open", email: "" });
    const notice = await shop.mailTo("help@landfall.example");
    expect(notice.text).toMatch(/The\s+listing\s+is\s+gone\./);
  });

  test("is what is less than the price: nothing is delivered for it", async () => {
    const { orderId, intentId } = await buyOnce();
    Object.assign(fake.intents.get(intentId) ?? {}, { amountCents: 2899 });
    const chargeId = fake.pay(intentId);
    await shop.postAll();
    await shop.jobsIdle();
    expect(ware.delivered).toEqual([]);
    expect(await stateOf(orderId)).toBe("refunded");
    expect(await refundsOf(chargeId)).toMatchObject([
      { amountCents: 2899, reason: "Less was paid than it costs." },
    ]);
  });

  test("is the right number of another currency", async () => {
    const { orderId, intentId } = await buyOnce();
    const chargeId = fake.pay(intentId);
    Object.assign(fake.charges.get(chargeId) ?? {}, { currency: "jpy" });
    await shop.postAll();
    await shop.jobsIdle();
    expect(ware.delivered).toEqual([]);
    expect(await stateOf(orderId)).toBe("refunded");
    expect(await refundsOf(chargeId)).toMatchObject([
      { amountCents: 2900, reason: "It was paid in another currency." },
    ]);
  });

  test("of a subscription ends it, so that nobody is charged again", async () => {
    const { orderId, id } = await subscribe();
    fake.payFirst(id);
    await shop.postAll();
    ware.refusal = "The listing is gone.";
    fake.renew(id, "good");
    await shop.postAll();
    await shop.jobsIdle();
    await shop.postAll();
    expect(fake.subscriptions.get(id)?.state).toBe("ended");
    expect(await kinds(orderId)).toEqual(["payment", "fee", "payment", "fee", "refund"]);
    expect(ware.followed.at(-1)).toMatchObject({ state: "ended" });
  });

  test("a second subscription of the same thing is ended and refunded, the first goes on", async () => {
    const first = await subscribe();
    const other = await buildPerson(shop);
    const opened = await openOrder(services, sender(), {
      ...{ ...thing(), item: 3, priceCents: 7900 },
      customer: { userId: other.id, email: other.email, name: "Otto" },
    });
    const newcomer = [...fake.subscriptions.keys()].at(-1) ?? "";
    fake.payFirst(newcomer);
    fake.payFirst(first.id);
    const events = fake.events.splice(0);
    await Promise.all(events.map(shop.post));
    await shop.jobsIdle();
    await shop.postAll();
    const states = [await stateOf(first.orderId), await stateOf(opened.orderId)];
    expect(states.toSorted()).toEqual(["paid", "refunded"]);
    const ended = [first.id, newcomer].map((id) => fake.subscriptions.get(id)?.state);
    expect(ended.toSorted()).toEqual(["active", "ended"]);
    expect(ware.delivered).toHaveLength(1);
    expect((await running())?.orderId).toBe(ware.delivered[0]?.orderId);
    expect(fake.refunds.size).toBeGreaterThan(0);
  });

  test("a month that was paid twice is delivered once", async () => {
    const { orderId, intentId } = await paid();
    const twin = fake.intents.get(intentId);
    if (!twin) throw new Error("no intent");
    fake.intents.set("pi_twin", { ...twin, id: "pi_twin", state: "open", chargeId: null });
    const chargeId = fake.pay("pi_twin");
    await shop.postAll();
    await shop.jobsIdle();
    expect(ware.delivered).toHaveLength(1);
    expect(await stateOf(orderId)).toBe("paid");
    expect(await refundsOf(chargeId)).toMatchObject([{ reason: "It was paid for twice." }]);
  });
});

describe("a refund", () => {
  const askFor = async (id: number, body: object) => {
    const admin = await browserOf(shop, await buildAdmin(shop));
    return admin.post(`/api/admin/payments/${id}/refund`, body);
  };
  const paymentId = async (orderId: number) => (await ledgerOf(db, { orderId }))[0]?.id ?? 0;

  test("of two administrators at once never exceeds what was paid", async () => {
    const { orderId, chargeId } = await paid();
    const id = await paymentId(orderId);
    const admins = await Promise.all(
      [0, 1, 2, 3].map(async () => browserOf(shop, await buildAdmin(shop))),
    );
    const answers = await Promise.all(
      admins.map((admin) =>
        admin.post(`/api/admin/payments/${id}/refund`, { amount: 15, reason: "Sorry" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await shop.jobsIdle();
    await shop.postAll();
    expect(await refundsOf(chargeId)).toMatchObject([{ amountCents: 1500, state: "succeeded" }]);
    expect(ware.returned.at(-1)).toMatchObject({ chargeId, paidCents: 2900, keptCents: 1400 });
    expect(ware.returned).toHaveLength(1);
  });

  test("that fails afterwards is booked back", async () => {
    fake.refundsArePending = true;
    const { orderId, chargeId } = await paid();
    await askFor(await paymentId(orderId), { amount: 29, reason: "Sorry" });
    await shop.jobsIdle();
    expect(await kinds(orderId)).toEqual(["payment", "fee", "refund"]);
    const [refund] = await refundsOf(chargeId);
    fake.endRefund(refund?.processorId ?? "", "failed");
    await shop.postAll();
    expect(await kinds(orderId)).toEqual(["payment", "fee", "refund", "refund-failed"]);
    expect((await tasks()).at(-1)).toMatchObject({ subject: "A refund of $29.00 was not sent" });
    expect(ware.returned.map(({ keptCents }) => keptCents)).toEqual([0, 2900]);
    expect((await refundsOf(chargeId)).map(({ state }) => state)).toEqual(["failed"]);
  });

  test("is shown with its payment, to administrators", async () => {
    const { orderId } = await paid();
    await askFor(await paymentId(orderId), { amount: 4.5, reason: "A day lost" });
    await shop.jobsIdle();
    const admin = await browserOf(shop, await buildAdmin(shop));
    const { body } = await admin.get("/api/admin/payments?limit=1");
    expect(body).toMatchObject([
      {
        ...{ amount: 29, kept: 24.5, refundable: 24.5, card: "Visa 4242" },
        description: "Package 2 for Halfway Rock",
        refunds: [{ amount: 4.5, state: "succeeded", reason: "A day lost" }],
      },
    ]);
    const [{ number }] = body as [{ number: string }];
    const found = await admin.get(`/api/admin/payments?q=${number.toLowerCase()}`);
    expect(found.body).toMatchObject([{ number }]);
  });

  test("of nothing, of fractions of a cent or without a reason is refused", async () => {
    const { orderId } = await paid();
    const id = await paymentId(orderId);
    for (const body of [
      { amount: 0, reason: "x" },
      { amount: -1, reason: "x" },
      { amount: 1.005, reason: "x" },
      { amount: 1e-9, reason: "x" },
      { amount: 1, reason: " " },
    ]) {
      expect((await askFor(id, body)).status).toBe(400);
    }
  });

  test("that the processor refuses is a task, and can be asked for again", async () => {
    const { orderId, chargeId } = await paid();
    fake.failWith.refund = new PaymentRefusedError("The charge is disputed.");
    await askFor(await paymentId(orderId), { amount: 29, reason: "Sorry" });
    await shop.jobsIdle();
    expect(await refundsOf(chargeId)).toMatchObject([{ state: "failed" }]);
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
    expect((await tasks()).at(-1)?.subject).toContain("was not sent");
    fake.failWith = {};
    expect((await askFor(await paymentId(orderId), { amount: 29, reason: "Sorry" })).status).toBe(
      200,
    );
  });

  test("that somebody made at the processor is booked, too", async () => {
    const { orderId, chargeId } = await paid();
    await fake.refund({ key: `desk-${chargeId}`, chargeId, amountCents: 1000 });
    await shop.postAll();
    expect(await kinds(orderId)).toEqual(["payment", "fee", "refund"]);
    expect(await refundsOf(chargeId)).toMatchObject([{ reason: "Made at the processor." }]);
  });

  test("that is told before its payment is booked after it", async () => {
    const { orderId, intentId } = await buyOnce();
    const chargeId = fake.pay(intentId);
    const [payment] = fake.events.splice(0);
    await fake.refund({ key: `early-${chargeId}`, chargeId, amountCents: 1000 });
    await shop.postAll();
    if (payment) await shop.post(payment);
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
    await askAboutOpen(services, { now: new Date() });
    expect(await kinds(orderId)).toEqual(["payment", "fee", "refund"]);
  });

  test("a dispute takes the money, and one that is won brings it back", async () => {
    const { orderId, chargeId } = await paid();
    const dispute = fake.dispute(chargeId);
    await shop.postAll();
    fake.endDispute(dispute, "won");
    await shop.postAll();
    expect(await kinds(orderId)).toEqual(["payment", "fee", "dispute", "dispute-won"]);
    expect(ware.returned.map(({ keptCents }) => keptCents)).toEqual([0, 2900]);
  });
});

describe("a subscription", () => {
  const begin = async () => {
    const begun = await subscribe();
    fake.payFirst(begun.id);
    await shop.postAll();
    return { ...begun, subscriptionId: (await running())?.id ?? 0 };
  };

  test("is cancelled at the end of its month, and that is taken back", async () => {
    const { subscriptionId } = await begin();
    await cancelSubscription(services, { subscriptionId, at: "period-end" });
    const cancelled = await running();
    expect(cancelled?.cancelAt).toEqual(cancelled?.periodEnd);
    await resumeSubscription(services, { subscriptionId });
    expect((await running())?.cancelAt).toBeNull();
    await cancelSubscription(services, { subscriptionId, at: "now" });
    expect(await running()).toBeNull();
  });

  test("changes to something dearer once, however often it is pressed", async () => {
    const { orderId, subscriptionId } = await begin();
    const change = { subscriptionId, item: 3, priceCents: 7900, description: "Package 3" };
    expect(await previewChange(services, change)).toBe(5000);
    await Promise.all(
      [1, 2, 3].map(() => changeSubscription(services, { ...change, prorates: true })),
    );
    await shop.postAll();
    const payments = (await ledgerOf(db, { orderId })).filter(({ kind }) => kind === "payment");
    expect(payments.map(({ amountCents, item }) => [amountCents, item])).toEqual([
      [2900, 2],
      [5000, 3],
    ]);
    expect(payments.map(({ isRenewal }) => isRenewal)).toEqual([false, false]);
    expect(await running()).toMatchObject({ item: 3, priceCents: 7900 });
  });

  test("shows its card to its buyer alone", async () => {
    const { subscriptionId, buyer } = await begin();
    const asked = { subscriptionId, returnTo: "/" };
    const viewer = (id: string) => ({ id }) as Parameters<typeof portalLink>[1];
    expect(await portalLink(services, viewer(buyer.id), asked)).toContain("/portal/");
    const refused = portalLink(services, viewer("somebody"), asked);
    await expect(refused).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("of an account that is deleted is charged no more, and what was paid stays", async () => {
    const { orderId, id, buyer } = await begin();
    const browser = await browserOf(shop, buyer);
    const { body } = await browser.get("/api/user/data");
    expect(body).toMatchObject({
      payments: [{ kind: "payment", name: "Halfway Rock", amount: 29 }],
    });
    const viewer = { id: buyer.id, email: buyer.email } as Parameters<
      typeof forgetBuyer
    >[1]["viewer"];
    await db.transaction((tx) => forgetBuyer(tx, { viewer, services, reviews: "keep" }));
    await askAboutOpen(services, { now: new Date() });
    expect(fake.subscriptions.get(id)?.cancelAt).not.toBeNull();
    const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
    expect(order).toMatchObject({ buyerId: null, receiptEmail: null });
    expect(await kinds(orderId)).toEqual(["payment", "fee"]);
  });
});
