import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { PLAN_NAME } from "#src/domains/organizer/limits-contract.ts";
import { PACKAGES } from "#src/domains/promotion/contract.ts";
import { toCents, toDollars } from "#src/shared/money.ts";
import { monthsAfter } from "#src/shared/months-after.ts";
import type { MonthRevenue, PackageRevenue, RevenueOverview } from "./contract.ts";
import { type Counted, processorOf } from "./counted.server.ts";
import { toRevenue } from "./queries.server.ts";
import { readFigures, type Spans } from "./read-figures.server.ts";

const MONTHS = 12;

/** What was collected, and apart from it what the promotions that run now are worth in a month. */
export async function readOverview(counted: Counted, now: Date): Promise<RevenueOverview> {
  const { db } = counted;
  const processor = processorOf(counted);
  const [collected, featured, byMonth, byPackage] = await Promise.all([
    readCollected(db, processor),
    countFeatured(db),
    readMonths(db, { now, processor }),
    readPackages(db, { now, processor }),
  ]);
  const promotions = byPackage.slice(0, PACKAGES.length);
  return {
    collected,
    monthlyValue: toDollars(sumOf(promotions, ({ monthlyValue }) => toCents(monthlyValue))),
    runningPromotions: sumOf(promotions, ({ running }) => running),
    ...{ featured, byMonth, byPackage },
  };
}

interface Asked {
  now: Date;
  processor: Spans["processor"];
}

const sumOf = <T>(things: readonly T[], value: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + value(thing), 0);

async function readCollected(db: Db, processor: string): Promise<RevenueOverview["collected"]> {
  const { rows } = await db.execute<{ total: number; returned: number; fees: number }>(sql`
    select coalesce(sum(amount_cents) filter (where kind <> 'fee'), 0)::float8 as total,
      coalesce(-sum(amount_cents) filter (where kind not in ('fee', 'payment')), 0)::float8 as returned,
      coalesce(-sum(amount_cents) filter (where kind = 'fee'), 0)::float8 as fees
    from ledger_entries where processor = ${processor}`);
  const { total = 0, returned = 0, fees = 0 } = rows[0] ?? {};
  return { total: toDollars(total), returned: toDollars(returned), fees: toDollars(fees) };
}

async function countFeatured(db: Db): Promise<RevenueOverview["featured"]> {
  const { rows } = await db.execute<RevenueOverview["featured"]>(sql`
    select count(*)::int as total, count(*) filter (where paid_level > 0)::int as paid,
      count(*) filter (where paid_level = 0)::int as granted
    from businesses where status = 'live' and featured_level > 0`);
  return rows[0] ?? { total: 0, paid: 0, granted: 0 };
}

async function readMonths(db: Db, { now, processor }: Asked): Promise<MonthRevenue[]> {
  const to = `${now.toISOString().slice(0, 7)}-01`;
  const from = monthsAfter(new Date(to), 1 - MONTHS)
    .toISOString()
    .slice(0, 10);
  const figures = await readFigures(db, { from, to, each: "month", processor });
  return figures.map((each) => ({ month: each.day.slice(0, 7), ...toRevenue(each) }));
}

interface PackageRow extends Record<string, unknown> {
  item: number;
  collected: number;
  running: number;
  value: number;
}

/** The packages by their levels, then the plan of organizers; of each what runs at this moment. */
async function readPackages(db: Db, { now, processor }: Asked): Promise<PackageRevenue[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<PackageRow>(sql`
    with running as (
      select p.package_level as item, p.monthly_price_cents as price
      from promotions p
      where exists (select from promotion_periods t
        where t.promotion_id = p.id and t.starts_at <= ${at} and t.ends_at > ${at}
          and (t.ended_at is null or t.ended_at > ${at}))
      union all
      select 0, s.price_cents
      from payment_subscriptions s join payment_orders o on o.id = s.order_id
      where s.product = 'organizer' and s.state in ('active', 'past-due') and o.state = 'paid')
    select items.item,
      (select coalesce(sum(amount_cents), 0)::float8 from ledger_entries l where kind <> 'fee'
        and l.processor = ${processor}
        and l.product = case items.item when 0 then 'organizer' else 'promotion' end
        and (items.item = 0 or l.item = items.item)) as collected,
      count(price)::int as running, coalesce(sum(price), 0)::float8 as value
    from generate_series(0, ${PACKAGES.length}::int) as items (item) left join running using (item)
    group by items.item`);
  const named = [...PACKAGES.map(({ level, name }) => ({ item: level, name })), PLAN];
  return named.map(({ item, name }) =>
    toPackage(
      name,
      rows.find((row) => row.item === item),
    ),
  );
}

const PLAN = { item: 0, name: PLAN_NAME };

const toPackage = (name: string, row: PackageRow | undefined): PackageRevenue => ({
  name,
  collected: toDollars(row?.collected ?? 0),
  running: row?.running ?? 0,
  monthlyValue: toDollars(row?.value ?? 0),
});
