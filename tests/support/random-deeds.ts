import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { Db } from "#src/db/client.server.ts";
import { receiveEvent } from "#src/domains/payments/receive-event.server.ts";
import { refundCharge } from "#src/domains/payments/refund-charge.server.ts";
import { sendRefund } from "#src/domains/payments/send-refund.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { FakeProcessor } from "./fake-processor.ts";

/** What people, banks and the processor do whatever is sold; events come late, twice and in any order. */
const COMMON = {
  pay: ({ fake }, pick) => payOne(fake, pick),
  renew: ({ fake }, pick) =>
    onSome(subscribed(fake, "active"), pick, ({ id }) => fake.renew(id, "good")),
  fail: ({ fake }, pick) =>
    onSome(subscribed(fake, "active"), pick, ({ id }) => fake.renew(id, "refused")),
  refund: (market, pick) => refundSome(market, pick),
  "end-refund": ({ fake }, pick) =>
    onSome(pending(fake), pick, ({ id }) => fake.endRefund(id, "succeeded")),
  "fail-refund": ({ fake }, pick) =>
    onSome(pending(fake), pick, ({ id }) => fake.endRefund(id, "failed")),
  dispute: ({ fake }, pick) =>
    onSome(fake.charges.keys(), pick, (id) => void (isTouched(fake, id) || fake.dispute(id))),
  win: ({ fake }, pick) => onSome(disputed(fake), pick, ({ id }) => fake.endDispute(id, "won")),
  lose: ({ fake }, pick) => onSome(disputed(fake), pick, ({ id }) => fake.endDispute(id, "lost")),
  fee: ({ fake }, pick) => onSome(fake.charges.keys(), pick, (id) => fake.tellFee(id)),
  tell: (market, pick) => tell(market, pick),
  repeat: ({ services, told }, pick) =>
    onSome(told, pick, (event) => receiveEvent(services, event)),
} satisfies Record<string, DeedOf<Market>>;

interface Market {
  services: Services;
  fake: FakeProcessor;
  told: FakeProcessor["events"];
}

type DeedOf<M> = (market: M, pick: number) => unknown;
type OwnDeeds = Record<string, (pick: number) => unknown>;

/** What is done next; `pick` says to which of those there are. */
interface Deed {
  what: string;
  pick: number;
}

/** The deeds of a shop of its own, such as buying, beside those that all have in common. */
export function openMarket(services: Services, fake: FakeProcessor, own: OwnDeeds) {
  Object.assign(fake, { refundsArePending: true, knowsFees: false });
  const market: Market = { services, fake, told: [] };
  const perform = async ({ what, pick }: Deed): Promise<void> => {
    const common = (COMMON as Record<string, DeedOf<Market>>)[what];
    await (own[what] ?? ((at: number) => common?.(market, at)))(pick);
  };
  return {
    perform,
    /** The same ones for the same seed. */
    draw: (count: number, usual: readonly string[]): Deed[] =>
      fc.sample(fc.record({ what: fc.constantFrom(...usual), pick: fc.nat({ max: 100_000 }) }), {
        numRuns: count,
        seed: 20_261_117,
      }),
    /** Every fee is known in the end, and every event arrives. */
    async settle(): Promise<void> {
      for (const { id, fee } of fake.charges.values()) if (!fee) fake.tellFee(id);
      while (fake.events.length > 0) {
        await Promise.all(fake.events.splice(-200).map((event) => receiveEvent(services, event)));
      }
    },
  };
}

/** What the processor has in hand for us, from its own books. */
export function processorSums(fake: FakeProcessor) {
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
  const charges = [...fake.charges.values()];
  return {
    payments: sum(charges.map(({ amountCents }) => amountCents)),
    fees: 0 - sum(charges.map(({ fee }) => fee?.amountCents ?? 0)),
    refunds:
      0 -
      sum(
        [...fake.refunds.values()].map((each) => (each.state === "failed" ? 0 : each.amountCents)),
      ),
    disputes:
      0 -
      sum([...fake.disputes.values()].map((each) => (each.state === "won" ? 0 : each.amountCents))),
  };
}

/** The same from the ledger, but for a charge that a test has written itself. */
export async function ledgerSums(db: Db, { but = "" } = {}) {
  const { rows } = await db.execute<ReturnType<typeof processorSums>>(sql`
    select coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::int as payments,
      coalesce(sum(amount_cents) filter (where kind = 'fee'), 0)::int as fees,
      coalesce(sum(amount_cents) filter (where kind in ('refund', 'refund-failed')), 0)::int as refunds,
      coalesce(sum(amount_cents) filter (where kind in ('dispute', 'dispute-won')), 0)::int as disputes
    from ledger_entries where charge_id <> ${but}`);
  return rows[0];
}

const among = <T>(things: Iterable<T>, pick: number): T | undefined => {
  const all = [...things];
  return all[pick % Math.max(1, all.length)];
};

const onSome = <T>(things: Iterable<T>, pick: number, act: (thing: T) => unknown): unknown => {
  const one = among(things, pick);
  return one === undefined ? undefined : act(one);
};

const subscribed = (fake: FakeProcessor, ...states: string[]) =>
  [...fake.subscriptions.values()].filter(({ state }) => states.includes(state));
const pending = (fake: FakeProcessor) =>
  [...fake.refunds.values()].filter(({ state }) => state === "pending");
const disputed = (fake: FakeProcessor) =>
  [...fake.disputes.values()].filter(({ state }) => state === "open");
const isTouched = (fake: FakeProcessor, chargeId: string) =>
  [...fake.refunds.values(), ...fake.disputes.values()].some((each) => each.chargeId === chargeId);

function payOne(fake: FakeProcessor, pick: number): void {
  const open = [...fake.intents.values()].filter(({ state }) => state === "open");
  const one = among([...open, ...subscribed(fake, "incomplete")], pick);
  if (one?.id.startsWith("pi")) fake.pay(one.id);
  else if (one) fake.payFirst(one.id);
}

async function tell({ services, fake, told }: Market, pick: number): Promise<void> {
  const [event] = fake.events.splice(pick % Math.max(1, fake.events.length), 1);
  if (!event) return;
  told.push(event);
  await receiveEvent(services, event);
}

const refundSome = (market: Market, pick: number) =>
  onSome(market.fake.charges.keys(), pick, (chargeId) =>
    refundOf(market, { chargeId, amountCents: 1 + (pick % 1500) }),
  );

/** All that is left of one of these charges goes back, such as of one whose rest was credited. */
export const refundWhole = (
  market: Omit<Market, "told">,
  chargeIds: Iterable<string>,
  pick: number,
) =>
  onSome(chargeIds, pick, (chargeId) => {
    const returned = [...market.fake.refunds.values()]
      .filter((refund) => refund.chargeId === chargeId && refund.state !== "failed")
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const paid = market.fake.charges.get(chargeId)?.amountCents ?? 0;
    return paid > returned && refundOf(market, { chargeId, amountCents: paid - returned });
  });

async function refundOf(
  { services, fake }: Omit<Market, "told">,
  { chargeId, amountCents }: { chargeId: string; amountCents: number },
): Promise<void> {
  const wanted = { processor: fake.name, chargeId, amountCents, reason: "x" };
  const refundId = await services.db
    .transaction((tx) => refundCharge(tx, services, null, wanted))
    .catch(() => null);
  if (refundId !== null) await sendRefund(services, { refundId });
}
