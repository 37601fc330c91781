import { sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";

/** What one day or month brought, in cents. */
export interface Figures {
  /** Its first day. */
  day: string;
  totalCents: number;
  returnedCents: number;
  feeCents: number;
  basicCents: number;
  premiumCents: number;
  topCents: number;
  organizerCents: number;
  newSubscriptions: number;
  cancelledSubscriptions: number;
  /** A decimal with four places. */
  churnRate: string;
  featuredBusinessCount: number;
}

export interface Spans {
  /** Days in UTC, both included. */
  from: string;
  to: string;
  each: "day" | "month";
  processor: PaymentProcessor["name"];
}

/**
 * Every day or month of a stretch of time, from what is never changed: the ledger's rows by when they were
 * booked, when orders were paid and subscriptions ended, and the audit log. The same question has the same answer
 * forever, once a span is over.
 */
export async function readFigures(
  db: Db | Tx,
  { from, to, each, processor }: Spans,
): Promise<Figures[]> {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    with spans as (
      select to_char(span, 'YYYY-MM-DD') as day, span at time zone 'UTC' as starts,
        (span + ${`1 ${each}`}::interval) at time zone 'UTC' as ends
      from generate_series(${from}::timestamp, ${to}::timestamp, ${`1 ${each}`}::interval) as span),
    subscriptions as (
      select o.settled_at as begun,
        case when bool_and(s.ended_at is not null) then max(s.ended_at) end as ended
      from payment_orders o join payment_subscriptions s on s.order_id = o.id
      where o.renews and o.state = 'paid' and s.state <> 'incomplete'
        and o.processor = ${processor}
      group by o.id)
    select day, money.*, subscribed."newSubscriptions", subscribed."cancelledSubscriptions",
      coalesce(subscribed.lost::numeric / nullif(subscribed.running, 0), 0)::numeric(7, 4)::text
        as "churnRate",
      featured.total as "featuredBusinessCount"
    from spans
    cross join lateral (${moneyOfSpan(processor)}) as money
    cross join lateral (${subscriptionsOfSpan}) as subscribed
    cross join lateral (${paidAtEnd}) as featured
    order by day`);
  return rows;
}

const ofPackage = (level: number) =>
  sql`coalesce(sum(amount_cents) filter
    (where kind <> 'fee' and product = 'promotion' and item = ${level}::smallint), 0)::int`;

const moneyOfSpan = (processor: string) => sql`
  select coalesce(sum(amount_cents) filter (where kind <> 'fee'), 0)::int as "totalCents",
    coalesce(-sum(amount_cents) filter (where kind not in ('fee', 'payment')), 0)::int
      as "returnedCents",
    coalesce(-sum(amount_cents) filter (where kind = 'fee'), 0)::int as "feeCents",
    ${ofPackage(1)} as "basicCents", ${ofPackage(2)} as "premiumCents", ${ofPackage(3)} as "topCents",
    coalesce(sum(amount_cents) filter (where kind <> 'fee' and product = 'organizer'), 0)::int
      as "organizerCents"
  from ledger_entries
  where processor = ${processor} and booked_at >= starts and booked_at < ends`;

const subscriptionsOfSpan = sql`
  select count(*) filter (where begun >= starts and begun < ends)::int as "newSubscriptions",
    count(*) filter (where ended >= starts and ended < ends)::int as "cancelledSubscriptions",
    count(*) filter (where begun < starts and (ended is null or ended >= starts)) as running,
    count(*) filter (where begun < starts and ended >= starts and ended < ends) as lost
  from subscriptions`;

/** The audit log knows each change of a paid level, and which listings were deleted with theirs. */
const paidAtEnd = sql`
  select count(*)::int as total
  from (
    select distinct on (subject_id) id, subject_id, after->>'paidLevel' as level
    from audit_log
    where subject_type = 'promotion' and action = 'promotion.refresh' and created_at < ends
    order by subject_id, id desc) as last
  where level <> '0' and not exists (
    select from audit_log gone
    where gone.subject_type = 'business' and gone.subject_id = last.subject_id
      and gone.action in ('business.delete', 'business.reject') and gone.created_at < ends)`;
