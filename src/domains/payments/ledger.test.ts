import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { startTestShop } from "#tests/support/payments.ts";
import { buildPerson } from "#tests/support/people.ts";
import { ledgerSums, openMarket, processorSums } from "#tests/support/random-deeds.ts";
import { nextIp } from "#tests/support/test-landfall.ts";
import { askAboutOpen } from "./ask-about-open.server.ts";
import { openOrder } from "./open-order.server.ts";

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

async function upgrade(pick: number): Promise<void> {
  const running = [...fake.subscriptions.values()].filter(({ state }) => state === "active");
  const kept = running[pick % Math.max(1, running.length)];
  if (!kept?.reference) return;
  const { id } = kept;
  const key = `${id}-${kept.priceCents}`;
  const reference = { ...kept.reference, item: kept.reference.item + 1 };
  const priceCents = kept.priceCents + 1000;
  await fake.changePrice({ key, id, priceCents, description: "", reference, prorates: true });
}

const market = openMarket(services, fake, {
  buy: () => buy(false),
  subscribe: () => buy(true),
  upgrade,
});
const USUAL = [
  ...["buy", "buy", "subscribe", "pay", "pay", "renew", "fail", "upgrade", "refund"],
  ...["end-refund", "fail-refund", "dispute", "win", "lose", "fee", "tell", "tell", "repeat"],
];

/** Charges of which more went back than was paid. */
async function overdrawn() {
  const { rows } = await db.execute(sql`
    select charge_id from ledger_entries where kind <> 'fee' group by 1 having sum(amount_cents) < 0`);
  return rows;
}

test("after thousands of random deeds the ledger says what the processor's books say", async () => {
  for (const deed of market.draw(1500, USUAL)) await market.perform(deed);
  await market.settle();
  await askAboutOpen(services, { now: new Date() });
  expect(fake.charges.size).toBeGreaterThan(200);
  expect(await ledgerSums(db, { but: entry.chargeId })).toEqual(processorSums(fake));
  expect(await overdrawn()).toEqual([]);
  const charged = ware.delivered.flatMap(({ chargeId }) => chargeId ?? []);
  expect(new Set(charged).size).toBe(charged.length);
  expect(new Set(charged)).toEqual(new Set(fake.charges.keys()));
}, 120_000);
