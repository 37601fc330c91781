import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import type { FakeProcessor } from "#tests/support/fake-processor.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildPerson } from "#tests/support/people.ts";
import { nextIp } from "#tests/support/test-landfall.ts";
import { askAboutOpen } from "./ask-about-open.server.ts";
import { openOrder } from "./open-order.server.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { refundCharge } from "./refund-charge.server.ts";
import { sendRefund } from "./send-refund.server.ts";

const shop = await startTestShop();
const { db, fake, ware } = shop;
/** Nobody is mailed: this is about sums. */
const services = { ...shop.services, jobs: { ...shop.services.jobs, send: async () => undefined } };
const buyer = await buildPerson(shop);
afterAll(() => shop.stop());

const entry: typeof ledgerEntries.$inferInsert = {
  ...{
    kind: "payment",
    amountCents: 100,
    processor: "sandbox",
    processorId: "ch_x",
    chargeId: "ch_x",
  },
  ...{ orderId: 1, product: "promotion", subjectId: "1", subjectName: "A", item: 1 },
  occurredAt: new Date(),
};

describe("a row of the ledger", () => {
  test("is never changed, removed or swept away", async () => {
    await db.insert(ledgerEntries).values(entry);
    for (const statement of [
      sql`update ledger_entries set amount_cents = 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("never changed") },
      });
    }
  });

  test("has the sign of its kind", async () => {
    const wrong = db.insert(ledgerEntries).values({ ...entry, processorId: "no", amountCents: -1 });
    await expect(wrong).rejects.toThrow();
  });
});

/** What a person, a bank or the processor does next; `pick` says to which of those there are. */
type Deed = { what: (typeof DEEDS)[number]; pick: number };
const DEEDS = [
  ...["buy", "buy", "subscribe", "pay", "pay", "renew", "fail", "upgrade"],
  ...[
    "refund",
    "end-refund",
    "fail-refund",
    "dispute",
    "win",
    "lose",
    "fee",
    "tell",
    "tell",
    "repeat",
  ],
] as const;

const among = <T>(things: Iterable<T>, pick: number): T | undefined => {
  const all = [...things];
  return all[pick % Math.max(1, all.length)];
};

const told: FakeProcessor["events"] = [];
let subject = 0;

async function buy(renews: boolean): Promise<void> {
  subject += 1;
  const customer = renews ? { userId: buyer.id, email: buyer.email, name: "Olive" } : null;
  await openOrder(
    services,
    { viewer: null, senderKey: nextIp() },
    {
      ...{ product: ware, subjectId: `p-${subject}`, subjectName: "Random", item: 1, customer },
      ...{ priceCents: 2900, creditCents: (subject * 137) % 2900 },
    },
  );
}

/** Events come late, twice and in any order. */
async function tell(pick: number): Promise<void> {
  const [event] = fake.events.splice(pick % Math.max(1, fake.events.length), 1);
  if (!event) return;
  told.push(event);
  await receiveEvent(services, event);
}

async function refundSome(pick: number): Promise<void> {
  const chargeId = among(fake.charges.keys(), pick);
  if (!chargeId) return;
  const wanted = {
    processor: "sandbox",
    chargeId,
    amountCents: 1 + (pick % 1500),
    reason: "x",
  } as const;
  const refundId = await db
    .transaction((tx) => refundCharge(tx, services, null, wanted))
    .catch(() => null);
  if (refundId !== null) await sendRefund(services, { refundId });
}

const subscribed = (...states: string[]) =>
  [...fake.subscriptions.values()].filter(({ state }) => states.includes(state));
const pending = () => [...fake.refunds.values()].filter(({ state }) => state === "pending");
const disputed = () => [...fake.disputes.values()].filter(({ state }) => state === "open");

async function perform({ what, pick }: Deed): Promise<void> {
  const running = among(subscribed("active"), pick)?.id;
  const refund = among(pending(), pick)?.id;
  const dispute = among(disputed(), pick)?.id;
  const charge = among(fake.charges.keys(), pick);
  if (what === "buy" || what === "subscribe") return buy(what === "subscribe");
  if (what === "pay") return payOne(pick);
  if (what === "renew" && running) return fake.renew(running, "good");
  if (what === "fail" && running) return fake.renew(running, "refused");
  if (what === "upgrade" && running) return upgrade(running);
  if (what === "refund") return refundSome(pick);
  if (what === "end-refund" && refund) return fake.endRefund(refund, "succeeded");
  if (what === "fail-refund" && refund) return fake.endRefund(refund, "failed");
  if (what === "dispute" && charge && !isTouched(charge)) return void fake.dispute(charge);
  if (what === "win" && dispute) return fake.endDispute(dispute, "won");
  if (what === "lose" && dispute) return fake.endDispute(dispute, "lost");
  if (what === "fee" && charge) return fake.tellFee(charge);
  if (what === "tell") return tell(pick);
  const again = among(told, pick);
  if (what === "repeat" && again) await receiveEvent(services, again);
}

function payOne(pick: number): void {
  const open = [...fake.intents.values()].filter(({ state }) => state === "open");
  const unpaid = subscribed("incomplete");
  const one = among([...open, ...unpaid], pick);
  if (one?.id.startsWith("pi")) fake.pay(one.id);
  else if (one) fake.payFirst(one.id);
}

async function upgrade(id: string): Promise<void> {
  const kept = fake.subscriptions.get(id);
  if (!kept?.reference) return;
  const key = `${id}-${kept.priceCents}`;
  const reference = { ...kept.reference, item: kept.reference.item + 1 };
  const priceCents = kept.priceCents + 1000;
  await fake.changePrice({ key, id, priceCents, description: "", reference, prorates: true });
}

const isTouched = (chargeId: string) =>
  [...fake.refunds.values(), ...fake.disputes.values()].some((each) => each.chargeId === chargeId);

/** What the processor has in hand for us, from its own books. */
function processorSums() {
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
  const charges = [...fake.charges.values()];
  return {
    payments: sum(charges.map(({ amountCents }) => amountCents)),
    fees: -sum(charges.map(({ fee }) => fee?.amountCents ?? 0)),
    refunds: -sum(
      [...fake.refunds.values()].map((each) => (each.state === "failed" ? 0 : each.amountCents)),
    ),
    disputes: -sum(
      [...fake.disputes.values()].map((each) => (each.state === "won" ? 0 : each.amountCents)),
    ),
  };
}

async function ledgerSums() {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::int as payments,
      coalesce(sum(amount_cents) filter (where kind = 'fee'), 0)::int as fees,
      coalesce(sum(amount_cents) filter (where kind in ('refund', 'refund-failed')), 0)::int as refunds,
      coalesce(sum(amount_cents) filter (where kind in ('dispute', 'dispute-won')), 0)::int as disputes
    from ledger_entries where order_id <> ${entry.orderId} or charge_id <> ${entry.chargeId}`);
  return rows[0];
}

/** Charges of which more went back than was paid. */
async function overdrawn() {
  const { rows } = await db.execute(sql`
    select charge_id from ledger_entries where kind <> 'fee' group by 1 having sum(amount_cents) < 0`);
  return rows;
}

test("after thousands of random deeds the ledger says what the processor's books say", async () => {
  const deeds = fc.array(
    fc.record({ what: fc.constantFrom(...DEEDS), pick: fc.nat({ max: 100_000 }) }),
    { minLength: 1500, maxLength: 1500 },
  );
  Object.assign(fake, { refundsArePending: true, knowsFees: false });
  for (const deed of fc.sample(deeds, { numRuns: 1, seed: 20_261_117 })[0] ?? [])
    await perform(deed);
  for (const { id, fee } of fake.charges.values()) if (!fee) fake.tellFee(id);
  while (fake.events.length > 0) {
    await Promise.all(fake.events.splice(-200).map((event) => receiveEvent(services, event)));
  }
  await askAboutOpen(services, { now: new Date() });
  expect(fake.charges.size).toBeGreaterThan(200);
  expect(await ledgerSums()).toEqual(processorSums());
  expect(await overdrawn()).toEqual([]);
  const charged = ware.delivered.flatMap(({ chargeId }) => chargeId ?? []);
  expect(new Set(charged).size).toBe(charged.length);
  expect(new Set(charged)).toEqual(new Set(fake.charges.keys()));
}, 120_000);
