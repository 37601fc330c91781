import { z } from "zod";
import { Paging } from "#src/shared/paging.ts";

const DAY = "Please give a day as 2026-11-16.";
const FIRST_DAY = "2000-01-01";
/** In UTC, as all days of money; PostgreSQL knows no year 0, and nobody paid before. */
const Day = z.iso.date(DAY).refine((day) => day >= FIRST_DAY, DAY);

/** What a day or a month brought, in dollars; by packages, the plan of organizers and in all. */
const Revenue = z.object({
  /** What came in less what went back; fees are apart. */
  totalRevenue: z.number(),
  basicPackageRevenue: z.number(),
  premiumPackageRevenue: z.number(),
  topPackageRevenue: z.number(),
  organizerRevenue: z.number(),
  /** Refunds and disputes, less those that failed or were won. */
  returned: z.number(),
  /** What the processor kept. */
  fees: z.number(),
  /** What renews: promotions and plans of organizers. */
  newSubscriptions: z.int(),
  /** On the day on which they ended: until then they are paid for and can be resumed. */
  cancelledSubscriptions: z.int(),
  /** Of those that ran when it began, the part that ended in it; 0 when none ran. */
  churnRate: z.number().min(0).max(1),
});

export const RevenueReport = z.object({
  id: z.int(),
  reportDate: Day,
  ...Revenue.shape,
  /** Listings whose level was paid for when the day ended. */
  featuredBusinessCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

const MonthRevenue = z.object({ month: z.string(), ...Revenue.shape });
export type MonthRevenue = z.infer<typeof MonthRevenue>;

const PackageRevenue = z.object({
  name: z.string(),
  /** Since the beginning, less what went back. */
  collected: z.number(),
  running: z.int(),
  /** What those that run cost in a month. */
  monthlyValue: z.number(),
});
export type PackageRevenue = z.infer<typeof PackageRevenue>;

export const RevenueOverview = z.object({
  /** Since the beginning, from the ledger. */
  collected: z.object({ total: z.number(), returned: z.number(), fees: z.number() }),
  /** The sum of the prices of the promotions that run now; nobody may have paid it yet. */
  monthlyValue: z.number(),
  runningPromotions: z.int(),
  /** Live listings with a level. Some have both: each counts once, as paid. */
  featured: z.object({ total: z.int(), paid: z.int(), granted: z.int() }),
  /** The last twelve, the oldest first; the last one is not over. */
  byMonth: z.array(MonthRevenue),
  byPackage: z.array(PackageRevenue),
});
export type RevenueOverview = z.infer<typeof RevenueOverview>;

export const FeaturedListing = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  featuredLevel: z.int(),
  /** An administrator's gift. */
  grantedLevel: z.int(),
  /** What money has bought. */
  paidLevel: z.int(),
  /**
   * Of what is paid: its price in a month, its last day, whether it goes on after it, and the day of the next charge,
   * which is later where money for it went back, and none while a renewal is past due.
   */
  monthlyPrice: z.number().nullable(),
  paidUntil: z.iso.datetime().nullable(),
  renews: z.boolean(),
  renewsAt: z.iso.datetime().nullable(),
});
export type FeaturedListing = z.infer<typeof FeaturedListing>;

export const FeaturedFilter = z.object({
  q: z
    .string("Please search for text.")
    .trim()
    .max(200, "At most 200 characters, please.")
    .optional(),
  ...Paging.shape,
});
export type FeaturedFilter = z.infer<typeof FeaturedFilter>;

export const DaySpan = z.object({ from: Day.optional(), to: Day.optional() });
export type DaySpan = z.infer<typeof DaySpan>;

export const ReportFilter = z.object({ ...DaySpan.shape, ...Paging.shape });
export type ReportFilter = z.infer<typeof ReportFilter>;
