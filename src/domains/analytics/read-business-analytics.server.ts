import type { Db } from "#src/db/client.server.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import { listPromotedTimes } from "#src/domains/promotion/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { BusinessAnalytics, PromotionEffect } from "./figure-contract.ts";
import { lengthOf, type Period, periodBefore, periodsAround, periodUntil } from "./period-rules.ts";
import { promotedSince } from "./promotion-rules.ts";
import { dailyFigures, readCounting, readFigures } from "./queries.server.ts";
import { readWeekHours } from "./read-hours.server.ts";
import { readCategoryMedian } from "./read-medians.server.ts";
import { readSources } from "./read-sources.server.ts";
import { analyticsDetail } from "./rules.ts";

interface Asked {
  businessId: number;
  days: number;
  now?: Date;
}

/** As much as the listing's level promises. */
export async function requireBusinessAnalytics(
  db: Db,
  viewer: Viewer,
  { businessId, days, now = new Date() }: Asked,
): Promise<BusinessAnalytics> {
  const business = await findListing(db, businessId, viewer);
  if (!business) throw new AppError("not_found", "Business not found");
  if (!viewer.isAdmin && business.ownerId !== viewer.id) {
    throw new AppError("forbidden", "Only its owner can see how often a listing is viewed.");
  }
  const period = periodUntil(now, days);
  const asked = { businessId, period, now };
  const [figures, { countedAt, countedSince }] = await Promise.all([
    readFigures(db, asked),
    readCounting(db),
  ]);
  const { views, visitors } = figures;
  const detail = analyticsDetail(business.featuredLevel, viewer.isAdmin);
  const facts = {
    businessId,
    days,
    ...period,
    countedAt: countedAt?.toISOString() ?? null,
    detail,
  };
  if (detail === "totals") return { ...facts, views, visitors };
  const fairSince = [business.createdAt.slice(0, 10), countedSince ?? period.to].sort()[1] ?? "";
  const [basics, advanced] = await Promise.all([
    readBasics(db, { ...asked, fairSince }),
    detail === "advanced" ? readAdvanced(db, { ...asked, ...business, days }) : {},
  ]);
  return { ...facts, ...figures, ...basics, ...advanced };
}

interface OfPeriod {
  businessId: number;
  period: Period;
  now: Date;
}

interface Comparing extends OfPeriod {
  /** Before this day the listing, or its counting, was not there. */
  fairSince: string;
}

async function readBasics(db: Db, asked: Comparing) {
  const [daily, before, promotion] = await Promise.all([
    dailyFigures(db, asked),
    readBefore(db, { ...asked, period: periodBefore(asked.period) }),
    readPromotionEffect(db, asked),
  ]);
  return { daily, before, promotion };
}

async function readBefore(db: Db, asked: Comparing) {
  return asked.period.from < asked.fairSince ? null : readFigures(db, asked);
}

async function readPromotionEffect(db: Db, asked: Comparing): Promise<PromotionEffect | null> {
  const { businessId, now } = asked;
  const since = promotedSince(await listPromotedTimes(db, { businessId, since: new Date(0) }), now);
  if (since === null) return null;
  const around = periodsAround(since, now);
  const before = around && (await readBefore(db, { ...asked, period: around.before }));
  if (!before) return { since: since.toISOString(), compared: null };
  const after = await readFigures(db, { businessId, period: around.after });
  return { since: since.toISOString(), compared: { days: lengthOf(around.after), before, after } };
}

interface Advanced extends OfPeriod {
  category: string;
  timeZone: string | null;
  days: number;
}

async function readAdvanced(db: Db, { timeZone, category, days, ...asked }: Advanced) {
  const [sources, hours, median] = await Promise.all([
    readSources(db, asked),
    readWeekHours(db, { ...asked, timeZone: timeZone ?? "UTC" }),
    readCategoryMedian(db, { businessId: asked.businessId, category, days }),
  ]);
  return { ...sources, hours, category: median };
}
