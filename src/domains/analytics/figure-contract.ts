import { z } from "zod";

/** What is counted of a listing. */
export const Figures = z.object({
  views: z.int(),
  /** Told apart within a day only: who came on two days counts twice. */
  visitors: z.int(),
  calls: z.int(),
  directions: z.int(),
  websiteClicks: z.int(),
  shares: z.int(),
  searchAppearances: z.int(),
});
export type Figures = z.infer<typeof Figures>;
export type Figure = keyof Figures;

/** Days are those of UTC, like the salt that tells visitors apart. */
export const DayFigures = z.object({
  day: z.iso.date(),
  views: z.int(),
  visitors: z.int(),
  searchAppearances: z.int(),
});
export type DayFigures = z.infer<typeof DayFigures>;

const Share = z.object({ name: z.string(), count: z.int() });
export type Share = z.infer<typeof Share>;

const PromotionEffect = z.object({
  /** When the promotion that runs now began; with others that it followed without a gap. */
  since: z.iso.datetime(),
  /** So many days before and after it; null while there are too few to compare. */
  compared: z.object({ days: z.int(), before: Figures, after: Figures }).nullable(),
});
export type PromotionEffect = z.infer<typeof PromotionEffect>;

const CategoryMedian = z.object({
  category: z.string(),
  listings: z.int(),
  /** The last of the days, which are whole ones. */
  until: z.iso.date(),
  medians: z.record(Figures.keyof(), z.number()),
  /** The listing's own figures of the same days. */
  own: Figures,
});
export type CategoryMedian = z.infer<typeof CategoryMedian>;

/** What a featured listing and any other one are usually viewed. */
export interface FeaturedMedians {
  days: number;
  /** The last of the days. */
  until: string;
  featured: { listings: number; views: number };
  others: { listings: number; views: number };
}

const WeekHours = z.object({
  timeZone: z.string(),
  /** Views of each hour of the week, Monday first: seven rows of 24. */
  views: z.array(z.array(z.int())),
});
export type WeekHours = z.infer<typeof WeekHours>;

export const BusinessAnalytics = Figures.partial().extend({
  businessId: z.int(),
  days: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** When the events were last counted together; null before the first time. */
  countedAt: z.iso.datetime().nullable(),
  detail: z.enum(["totals", "basic", "advanced"]),
  views: z.int(),
  visitors: z.int(),
  /** From the first level on, like all figures but views and visitors. */
  daily: z.array(DayFigures).optional(),
  /** As many days before; null when the listing is younger. */
  before: Figures.nullable().optional(),
  /** Null when none was paid for. */
  promotion: PromotionEffect.nullable().optional(),
  /** From the second level on. "direct" is whoever came from nowhere that is known. */
  referrers: z.array(Share).optional(),
  devices: z.array(Share).optional(),
  sharesByPlatform: z.array(Share).optional(),
  hours: WeekHours.optional(),
  /** Null where there are too few listings for a median. */
  category: CategoryMedian.nullable().optional(),
});
export type BusinessAnalytics = z.infer<typeof BusinessAnalytics>;
