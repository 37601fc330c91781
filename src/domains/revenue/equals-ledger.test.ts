import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { featureListing } from "#src/domains/directory/manage/feature-listing.server.ts";
import { askAboutOpen } from "#src/domains/payments/ask-about-open.server.ts";
import type { NewEntry } from "#src/domains/payments/book-entry.server.ts";
import { buyPromotion } from "#src/domains/promotion/buy-promotion.server.ts";
import { changePromotion } from "#src/domains/promotion/change-promotion.server.ts";
import { quotePurchase } from "#src/domains/promotion/quote-purchase.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { toCents } from "#src/shared/money.ts";
import { createFakeProcessor } from "#tests/support/fake-processor.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { ledgerSums, openMarket, processorSums, refundWhole } from "#tests/support/random-deeds.ts";
import { nextIp, startTestLandfall } from "#tests/support/test-landfall.ts";
import { makeReports } from "./make-reports.server.ts";
import { readReports } from "./queries.server.ts";
import { readOverview } from "./read-overview.server.ts";
import { rebuildReports } from "./rebuild-reports.server.ts";
import { dayOf } from "./rules.ts";

const fake = createFakeProcessor();
const landfall = await startTestLandfall({ payments: fake });
afterAll(() => landfall.stop());
const { db } = landfall;
/** Nobody is mailed: this is about sums. */
const services = {
  ...landfall.services,
  jobs: { ...landfall.services.jobs, send: async () => undefined },
};

/** Ten thousand take minutes: as many as are wanted, with LANDFALL_DEEDS. */
const DEEDS = Number(process.env.LANDFALL_DEEDS ?? 500);
const DAY_MS = 86_400_000;
const midnight = new Date(`${dayOf(new Date())}T00:00:00Z`);
const noon = new Date(midnight.getTime() + DAY_MS / 2);
const centsOf = <T>(things: readonly T[], dollars: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + toCents(dollars(thing)), 0);

interface Sums {
  payments: number;
  refunds: number;
  disputes: number;
  fees: number;
}

/** Every way to look at the money of the last days says what these sums say, and does so again. */
async function expectRevenue(sums: Sums) {
  const kept = sums.payments + sums.refunds + sums.disputes;
  const reports = await readReports(db, {});
  expect(await ledgerSums(db)).toEqual(sums);
  expect(centsOf(reports, ({ totalRevenue }) => totalRevenue)).toBe(kept);
  expect(centsOf(reports, ({ returned }) => returned)).toBe(sums.payments - kept);
  expect(centsOf(reports, ({ fees }) => fees)).toBe(-sums.fees);
  const overview = await readOverview(services, noon);
  expect(toCents(overview.collected.total)).toBe(kept);
  expect(centsOf(overview.byMonth, ({ totalRevenue }) => totalRevenue)).toBe(kept);
  expect(centsOf(overview.byPackage, ({ collected }) => collected)).toBe(kept);
  const [from = "", to = ""] = [reports.at(0)?.reportDate, reports.at(-1)?.reportDate];
  expect(await rebuildReports(services, { from, to, now: noon })).toEqual([]);
  expect(await readReports(db, {})).toEqual(reports);
}

test("what is bought, changed, renewed, refunded and disputed by the commands is in the reports, and levels agree", async () => {
  const owner = await buildPerson(landfall);
  const admin = await buildAdmin(landfall);
  const ids: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    ids.push((await buildListing(db, { ownerId: owner.id })).id);
  }
  const wanted = (pick: number) => ({
    businessId: ids[pick % ids.length] ?? 0,
    packageLevel: 1 + (Math.floor(pick / ids.length) % 3),
  });
  /** What the site does not allow has not happened. */
  const unlessRefused = (deed: Promise<unknown>) =>
    deed.catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
  const buy = (pick: number, autoRenew: boolean) =>
    unlessRefused(
      buyPromotion(services, { viewer: autoRenew ? owner : null, senderKey: nextIp() }, {
        ...wanted(pick),
        autoRenew,
        amount: 0,
        currency: "usd",
      } as never),
    );
  const market = openMarket(services, fake, {
    buy: (pick) => buy(pick, false),
    subscribe: (pick) => buy(pick, true),
    change: (pick) => unlessRefused(changePromotion(services, owner, wanted(pick))),
    "refund-whole": (pick) => refundWhole({ services, fake }, fake.charges.keys(), pick),
    "refund-credited": async (pick) => refundWhole({ services, fake }, await listCredited(), pick),
    grant: (pick) => {
      const { businessId: id, packageLevel } = wanted(pick);
      return featureListing(services, admin, { id, featuredLevel: packageLevel - 1 });
    },
  });
  const deeds = market.draw(DEEDS, [
    ...["buy", "subscribe", "subscribe", "pay", "pay", "renew", "fail", "change", "grant"],
    ...["refund", "end-refund", "fail-refund", "dispute", "win", "lose", "fee"],
    ...["refund", "refund", "tell", "tell", "tell", "tell", "tell"],
    ...["buy", "pay", "tell", "refund-whole", "refund-credited", "refund-credited"],
  ]);
  await bookOn(
    `'${midnight.toISOString()}'::timestamptz - (0.01 + random() * 9) * interval '24 hours'`,
  );
  for (const deed of deeds) await market.perform(deed);
  await market.settle();
  // A dispute may have been told before its payment.
  await askAboutOpen(services, { now: new Date() });
  await bookOn("now()");
  await makeReports(services, noon);
  expect(fake.charges.size).toBeGreaterThan(20);
  expect(fake.refunds.size).toBeGreaterThan(2);
  await expectRevenue(processorSums(fake));
  expect(await driftedLevels()).toEqual([]);
  expect(await returnedSources()).toBeGreaterThan(2);
  expect(await unpaidLevels()).toEqual([]);
  expect(await overvalued()).toEqual([]);
  expect(await overlong()).toEqual([]);
  for (const businessId of ids) {
    const wantedTop = { businessId, packageLevel: 3, renews: false };
    const { creditCents } = await quotePurchase(db, wantedTop, new Date());
    expect(creditCents, `of ${businessId}`).toBeLessThanOrEqual(await keptOf(businessId));
  }
}, 900_000);

/** Charges whose time gave way to something dearer. */
async function listCredited() {
  const { rows } = await db.execute<{ id: string }>(sql`
    select charge_id as id from promotion_periods
    where ended_because = 'credited' and charge_id is not null and paid_cents > 0 order by id`);
  return rows.map(({ id }) => id);
}

async function returnedSources() {
  const { rows } = await db.execute(sql`
    select id from promotion_periods where ended_because = 'credited' and paid_cents = 0`);
  return rows.length;
}

/** Levels for which nothing is kept; days of grace are given. */
async function unpaidLevels() {
  const { rows } = await db.execute(sql`
    select b.id from businesses b where paid_level > 0
      and not exists (select from promotion_periods t join promotions p on p.id = t.promotion_id
        where p.business_id = b.id and t.is_grace and t.ended_at is null)
      and 0 >= (select coalesce(sum(amount_cents), 0) from ledger_entries
        where kind <> 'fee' and product = 'promotion' and subject_id = b.id::text)`);
  return rows;
}

/** Listings whose time is worth more, and so would be credited with more, than what is kept for them. */
async function overvalued() {
  const { rows } = await db.execute(sql`
    select p.business_id as id, sum(t.paid_cents + t.credit_cents)::int as worth
    from promotion_periods t join promotions p on p.id = t.promotion_id
    where t.ended_at is null and t.ends_at > now()
    group by 1 having sum(t.paid_cents + t.credit_cents) > (
      select coalesce(sum(amount_cents), 0) from ledger_entries
      where kind <> 'fee' and product = 'promotion' and subject_id = p.business_id::text)`);
  return rows;
}

/**
 * Times that run longer than what they were paid by, and what is left of the credit that they were given, buys. A
 * payment of which a part was refunded buys all that it did.
 */
async function overlong() {
  const { rows } = await db.execute(sql`
    with times as (
      select t.*, extract(epoch from least(t.ends_at, t.ended_at) - t.starts_at)
          / extract(epoch from t.ends_at - t.starts_at) * t.worth_cents as lasts_cents,
        case when t.paid_cents > 0 then (select amount_cents from ledger_entries l
          where l.kind = 'payment' and l.charge_id = t.charge_id) else 0 end as bought_cents,
        (select sum(least(s.credited_cents, s.paid_cents + s.credit_cents))
          from promotion_periods s where s.credited_to = t.id) as left_cents
      from promotion_periods t where not t.is_grace and t.ended_because is distinct from 'credited'
        and least(t.ends_at, t.ended_at) > now())
    select id, lasts_cents::int, bought_cents, left_cents from times
    where lasts_cents > bought_cents + coalesce(left_cents, credit_cents) + 1`);
  return rows;
}

async function keptOf(businessId: number) {
  const { rows } = await db.execute<{ kept: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as kept from ledger_entries
    where kind <> 'fee' and product = 'promotion' and subject_id = ${String(businessId)}`);
  return rows[0]?.kept ?? 0;
}

/** Rows that are booked without a moment of their own. */
const bookOn = (moment: string) =>
  db.execute(sql.raw(`alter table ledger_entries alter booked_at set default ${moment}`));

/** Listings whose level is not that of the times that run for them. */
async function driftedLevels() {
  const { rows } = await db.execute(sql`
    with compared as (
      select id, paid_level, featured_level, granted_level, coalesce((
        select max(t.level) from promotion_periods t join promotions p on p.id = t.promotion_id
        where p.business_id = b.id and t.starts_at <= now() and t.ends_at > now()
          and (t.ended_at is null or t.ended_at > now())), 0) as running
      from businesses b)
    select * from compared
    where paid_level <> running or featured_level <> greatest(paid_level, granted_level)`);
  return rows;
}

const PRICES = [3900, 2900, 5900, 9900];
const WHAT = [
  ...["pay", "pay", "renew", "renew", "upgrade", "downgrade", "refund", "refund-failed"],
  ...["dispute", "dispute-won", "fee"],
] as const;

/** Subscriptions and charges as a processor would have them, and the rows that tell of them. */
function createBooks() {
  const charges: {
    entry: NewEntry;
    left: number;
    lost: number;
    disputed: number;
    isFeeKnown: boolean;
  }[] = [];
  const sums: Sums = { payments: 0, refunds: 0, disputes: 0, fees: 0 };
  let number = 0;
  const entryOf = (kind: NewEntry["kind"], amountCents: number, about: Partial<NewEntry>) => {
    number += 1;
    const id = `${kind}_${number}`;
    const entry: NewEntry = {
      ...{ kind, amountCents, processor: fake.name, processorId: id, chargeId: id },
      ...{ orderId: -number, product: "promotion", subjectId: "7", subjectName: "Random", item: 1 },
      occurredAt: midnight,
      ...about,
    };
    return entry;
  };
  const charge = (item: number, amountCents: number) => {
    const product = item === 0 ? ("organizer" as const) : ("promotion" as const);
    const entry = entryOf("payment", amountCents, { item, product });
    charges.push({ entry, left: amountCents, lost: 0, disputed: 0, isFeeKnown: false });
    sums.payments += amountCents;
    return entry;
  };
  /** The row that follows, or none where it makes no sense. */
  function perform(what: (typeof WHAT)[number], pick: number): NewEntry | null {
    if (what === "pay" || charges.length === 0) return charge(pick % 4, PRICES[pick % 4] ?? 0);
    const kept = charges[pick % charges.length];
    if (!kept) return null;
    const { item = 0, chargeId, product, orderId } = kept.entry;
    const about = { chargeId, product, orderId, item };
    if (what === "renew") return charge(item, PRICES[item] ?? 0);
    if (what === "upgrade" && item > 0 && item < 3) return charge(item + 1, 50 + (pick % 3000));
    if (what === "downgrade" && item > 1) return charge(item - 1, PRICES[item - 1] ?? 0);
    if (what === "refund" && kept.left > 0) {
      const amount = 1 + (pick % kept.left);
      kept.left -= amount;
      kept.lost += amount;
      sums.refunds -= amount;
      return entryOf("refund", -amount, about);
    }
    if (what === "refund-failed" && kept.lost > 0) {
      const amount = kept.lost;
      kept.left += amount;
      kept.lost = 0;
      sums.refunds += amount;
      return entryOf("refund-failed", amount, about);
    }
    if (what === "dispute" && kept.left > 0) {
      kept.disputed = kept.left;
      kept.left = 0;
      sums.disputes -= kept.disputed;
      return entryOf("dispute", -kept.disputed, about);
    }
    if (what === "dispute-won" && kept.disputed > 0) {
      const amount = kept.disputed;
      kept.left += amount;
      kept.disputed = 0;
      sums.disputes += amount;
      return entryOf("dispute-won", amount, about);
    }
    if (what === "fee" && !kept.isFeeKnown) {
      kept.isFeeKnown = true;
      const fee = Math.round(kept.entry.amountCents * 0.029) + 30;
      sums.fees -= fee;
      return entryOf("fee", -fee, about);
    }
    return null;
  }
  return { perform, sums };
}

const ROWS_AT_ONCE = 1000;

test("ten thousand random bookings on random days are in the reports and in the tab to the cent", async () => {
  const before = await ledgerSums(db);
  if (!before) throw new Error("There is no ledger");
  const deeds = fc.sample(
    fc.record({
      what: fc.constantFrom(...WHAT),
      pick: fc.nat({ max: 1_000_000 }),
      daysAgo: fc.double({ min: 0.001, max: 200, noNaN: true }),
    }),
    { numRuns: 15_000, seed: 20_261_117 },
  );
  const books = createBooks();
  const entries = deeds.flatMap(({ what, pick, daysAgo }) => {
    const bookedAt = new Date(midnight.getTime() - daysAgo * DAY_MS);
    const entry = books.perform(what, pick);
    return entry ? [{ ...entry, bookedAt }] : [];
  });
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    await db.insert(ledgerEntries).values(entries.slice(start, start + ROWS_AT_ONCE));
  }
  expect(entries.length).toBeGreaterThan(10_000);
  const reported = (await readReports(db, {})).map(({ reportDate }) => reportDate);
  await makeReports(services, noon);
  const [from = "", to = ""] = [reported.at(0), reported.at(-1)];
  await rebuildReports(services, { from, to, now: noon });
  const { sums } = books;
  await expectRevenue({
    payments: before.payments + sums.payments,
    refunds: before.refunds + sums.refunds,
    disputes: before.disputes + sums.disputes,
    fees: before.fees + sums.fees,
  });
}, 60_000);
