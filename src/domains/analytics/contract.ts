import { z } from "zod";
import { isWholeShare, SHARE_NEEDS_ITEM, ShareFacts } from "#src/domains/sharing/contract.ts";
import { ANALYTICS_DAYS_DEFAULT, ANALYTICS_DAYS_MAX, APPEARANCES_MAX } from "./limits-contract.ts";

const INTEGER_MAX = 2_147_483_647;
const ItemId = z.int().positive().max(INTEGER_MAX);
const word = z.string().trim().min(1).max(100);

/** A page was opened: its path alone, for what follows a "?" or "#" may be private. */
const PageView = z.object({
  eventType: z.literal("page_view"),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/, "A path such as /categories."),
  /** The page that linked here; only its host is kept, or which kind of our own pages it is. */
  referrer: z.string().max(2000).optional(),
});

const SocialShare = ShareFacts.extend({ eventType: z.literal("social_share") }).refine(
  isWholeShare,
  SHARE_NEEDS_ITEM,
);

const Contact = z.object({
  eventType: z.enum(["call", "directions", "website"]),
  businessId: ItemId,
});

/** A page of results was shown with these listings on it. */
const SearchAppearance = z.object({
  eventType: z.literal("search_appearance"),
  businessIds: z.array(ItemId).min(1).max(APPEARANCES_MAX),
});

const CustomEvent = z.object({
  eventType: z.literal("custom"),
  category: word,
  label: word.optional(),
  value: z.number().min(-1e12).max(1e12).optional(),
});

/** What a page reports about a visit. */
export const VisitEvent = z.discriminatedUnion(
  "eventType",
  [PageView, SocialShare, Contact, SearchAppearance, CustomEvent],
  "This kind of event is not known.",
);
export type VisitEvent = z.infer<typeof VisitEvent>;

export const VisitAnswer = z.object({ recorded: z.boolean() });
export type VisitAnswer = z.infer<typeof VisitAnswer>;

const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** Days are those of UTC, like the salt that tells visitors apart. */
export const DayViews = z.object({
  day: z.iso.date(),
  views: z.int(),
  visitors: z.int(),
});
export type DayViews = z.infer<typeof DayViews>;

export const ViewCount = z.object({ views: z.int(), visitors: z.int() });
export type ViewCount = z.infer<typeof ViewCount>;

const MonthCount = z.object({ month: z.string(), count: z.int() });

/** Figures of the whole site, for administrators. Totals count live listings. */
export const SiteStats = z.object({
  totalBusinesses: z.int(),
  /** How many were live a month ago. */
  totalLastMonth: z.int(),
  pendingBusinesses: z.int(),
  inactiveBusinesses: z.int(),
  featuredBusinesses: z.int(),
  totalReviews: z.int(),
  /** Listed within the last 30 days. */
  newBusinesses: z.int(),
  pendingClaims: z.int(),
  /** One decimal; null when no listing has a review. */
  averageRating: z.string().nullable(),
  newBusinessesByMonth: z.array(MonthCount),
  reviewsByMonth: z.array(MonthCount),
  viewsByDay: z.array(DayViews),
});
export type SiteStats = z.infer<typeof SiteStats>;

export const AnalyticsRequest = z.object({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(ANALYTICS_DAYS_MAX, `At most ${ANALYTICS_DAYS_MAX} days.`)
    .default(ANALYTICS_DAYS_DEFAULT),
});
