import { and, desc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { analyticsEvents } from "#src/db/schema/analytics.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { BusinessAnalytics, DayViews, Share, ViewCount } from "./contract.ts";
import { analyticsDetail } from "./rules.ts";

interface Period {
  /** Of one listing; without it, of every page. */
  businessId?: number;
  /** Of everything that this person owns. */
  ownerId?: string;
  /** Today and the days before it. */
  days: number;
  now?: Date;
}

/** Visitors are counted for each day: who came on two days counts twice. */
export async function countViews(db: Db, period: Period): Promise<ViewCount> {
  const daily = await dailyViews(db, period);
  return {
    views: daily.reduce((sum, { views }) => sum + views, 0),
    visitors: daily.reduce((sum, { visitors }) => sum + visitors, 0),
  };
}

/** One row for each day, the oldest first; days without visits are there with zeros. */
export async function dailyViews(db: Db, period: Period): Promise<DayViews[]> {
  const { rows } = await db.execute<{ day: string; views: number; visitors: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(views, 0)::int as views,
      coalesce(visitors, 0)::int as visitors
    from generate_series(${firstDay(period)}::timestamp, ${today(period)}::timestamp, '1 day') as day
    left join (
      select date_trunc('day', created_at at time zone 'UTC') as day,
        count(*) as views, count(distinct visitor) as visitors
      from analytics_events
      where ${and(within(period), eq(analyticsEvents.eventType, "page_view"))}
      group by 1) as counted using (day)
    order by day`);
  return rows;
}

export async function requireBusinessAnalytics(
  db: Db,
  businessId: number,
  viewer: Viewer,
  days: number,
): Promise<BusinessAnalytics> {
  const business = await findListing(db, businessId, viewer);
  if (!business) throw new AppError("not_found", "Business not found");
  if (!viewer.isAdmin && business.ownerId !== viewer.id) {
    throw new AppError("forbidden", "Only its owner can see how often a listing is viewed.");
  }
  const period = { businessId, days };
  const detail = analyticsDetail(business.featuredLevel, viewer.isAdmin);
  return {
    businessId,
    days,
    detail,
    ...(await countViews(db, period)),
    ...(detail === "totals" ? {} : await readBasics(db, period)),
    ...(detail === "advanced" ? await readAdvanced(db, period) : {}),
  };
}

async function readBasics(db: Db, period: Period) {
  const counts = await countBy(db, period, sql`${analyticsEvents.eventType}`);
  const countOf = (type: string) => counts.find(({ name }) => name === type)?.count ?? 0;
  return {
    daily: await dailyViews(db, period),
    calls: countOf("call"),
    directions: countOf("directions"),
    shares: countOf("social_share"),
  };
}

async function readAdvanced(db: Db, period: Period) {
  const isView = eq(analyticsEvents.eventType, "page_view");
  const isShare = eq(analyticsEvents.eventType, "social_share");
  return {
    referrers: await countBy(db, period, sql`${analyticsEvents.referrer}`, isView),
    devices: await countBy(db, period, sql`${analyticsEvents.device}`, isView),
    sharesByPlatform: await countBy(
      db,
      period,
      sql`${analyticsEvents.eventData}->>'platform'`,
      isShare,
    ),
  };
}

const NAMES_MAX = 10;

async function countBy(db: Db, period: Period, name: SQL, which?: SQL): Promise<Share[]> {
  const count = sql<number>`count(*)::int`;
  return db
    .select({ name: sql<string>`${name}`, count })
    .from(analyticsEvents)
    .where(and(within(period), which, isNotNull(name)))
    .groupBy(sql`1`)
    .orderBy(desc(count), sql`1`)
    .limit(NAMES_MAX);
}

function within({ businessId, ownerId, ...period }: Period): SQL | undefined {
  const isOfListing =
    businessId === undefined ? undefined : eq(analyticsEvents.businessId, businessId);
  const isOfOwner =
    ownerId === undefined
      ? undefined
      : sql`${analyticsEvents.businessId} in (select id from ${businesses} where ${businesses.ownerId} = ${ownerId})`;
  return and(isOfListing, isOfOwner, gte(analyticsEvents.createdAt, new Date(firstDay(period))));
}

const DAY_MS = 86_400_000;

const today = ({ now = new Date() }: Period): string => now.toISOString().slice(0, 10);

function firstDay(period: Period): string {
  const start = Date.parse(today(period)) - (period.days - 1) * DAY_MS;
  return new Date(start).toISOString().slice(0, 10);
}
