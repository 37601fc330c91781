import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { toDollars } from "#src/shared/money.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { FeaturedFilter, FeaturedListing } from "./contract.ts";

/** What is paid for and not over; of several, what runs longest says when it ends and whether it renews. */
const PAID = sql`(
  select distinct on (business_id) business_id, ends_at, auto_renew,
    (select s.period_end from payment_subscriptions s
     where s.id = subscription_id and s.state = 'active' and s.cancel_at is null) as renews_at,
    sum(monthly_price_cents) filter (where starts_at <= now()) over (partition by business_id) as price
  from promotions where ends_at > now() and ends_at > starts_at
  order by business_id, auto_renew desc, ends_at desc) as paid`;

/** Live listings with a level, what is paid for before what was granted. */
export async function listFeatured(
  db: Db,
  { q, ...paging }: FeaturedFilter,
): Promise<ListPage<FeaturedListing>> {
  const where = and(
    eq(businesses.status, "live"),
    gt(businesses.featuredLevel, 0),
    containsText([businesses.name, businesses.city], q),
  );
  const { id, name, city, state, featuredLevel, grantedLevel, paidLevel } = businesses;
  const rows = await db
    .select({
      ...{ id, name, city, state, featuredLevel, grantedLevel, paidLevel },
      priceCents: sql<string | null>`paid.price`,
      paidUntil: sql<string | null>`to_json(paid.ends_at) #>> '{}'`,
      renewsAt: sql<string | null>`to_json(paid.renews_at) #>> '{}'`,
      renews: sql<boolean>`coalesce(paid.auto_renew, false)`,
    })
    .from(businesses)
    .leftJoin(PAID, and(sql`paid.business_id = ${id}`, gt(paidLevel, 0)))
    .where(where)
    .orderBy(desc(paidLevel), desc(featuredLevel), name, id)
    .limit(paging.limit)
    .offset(paging.offset);
  const total = await totalOfPage(rows.length, paging, () => db.$count(businesses, where));
  return { items: rows.map(toFeatured), total };
}

const inUtc = (time: string | null) => (time === null ? null : new Date(time).toISOString());

const toFeatured = ({
  priceCents,
  paidUntil,
  renewsAt,
  ...listing
}: Omit<FeaturedListing, "monthlyPrice"> & { priceCents: string | null }): FeaturedListing => ({
  ...listing,
  monthlyPrice: priceCents === null ? null : toDollars(Number(priceCents)),
  paidUntil: inUtc(paidUntil),
  renewsAt: inUtc(renewsAt),
});
