import { z } from "zod";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { limitOr, offsetUpTo } from "#src/shared/paging.ts";
import { ENTRY_NOTES } from "../ledger/limits-contract.ts";
import { Achievement, Progress, RewardTier } from "../worth/contract.ts";
import { DISPLAY_NAME_MAX_LENGTH, ENTRIES_SHOWN } from "./limits-contract.ts";

/** The way to the next tier. */
const NextTier = z.object({
  tier: RewardTier,
  pointsToGo: z.int(),
  /** From the least points of the tier one has to those of the next. */
  percent: z.int(),
});

export const UserStats = z.object({
  totalPoints: z.int(),
  currentLevel: z.int(),
  reviewsPosted: z.int(),
  businessesVisited: z.int(),
  eventsAttended: z.int(),
  experiencesShared: z.int(),
  socialShares: z.int(),
  photosPublished: z.int(),
  editsAccepted: z.int(),
  factsConfirmed: z.int(),
  /** Of the streak that is still alive, otherwise 0. */
  streakDays: z.int(),
  bestStreak: z.int(),
  activeDaysThisMonth: z.int(),
  tier: RewardTier,
  /** Null at the top. */
  nextTier: NextTier.nullable(),
  /** False for administrators. */
  collects: z.boolean(),
  timeZone: z.string(),
  /** One that was chosen and comes into force when the day is over. */
  nextTimeZone: z.object({ timeZone: z.string(), from: z.iso.datetime() }).nullable(),
  showsName: z.boolean(),
  displayName: z.string().nullable(),
});
export type UserStats = z.infer<typeof UserStats>;

export const MemberAchievement = Achievement.extend({
  achievementId: z.int(),
  progress: Progress,
  /** Null while it is not earned. */
  earnedAt: z.iso.datetime().nullable(),
});
export type MemberAchievement = z.infer<typeof MemberAchievement>;

/** One line of the ledger. */
export const PointEntry = z.object({
  id: z.int(),
  /** A kind of thing, or "achievement". */
  kind: z.string(),
  points: z.int(),
  note: z.enum(ENTRY_NOTES).nullable(),
  /** What it is about: the name of a place, an event or an achievement. */
  title: z.string(),
  /** Where it can be seen, as long as it is there. */
  path: z.string().nullable(),
  /** When the person did it. */
  occurredAt: z.iso.datetime(),
  /** When the line was written. */
  createdAt: z.iso.datetime(),
});
export type PointEntry = z.infer<typeof PointEntry>;

export const PointsRequest = z.object({
  limit: limitOr(ENTRIES_SHOWN),
  offset: offsetUpTo(100_000),
});
export type PointsRequest = z.output<typeof PointsRequest>;

const NO_ZONE = "Please choose a time zone.";

function isTimeZone(text: string): boolean {
  try {
    return Intl.supportedValuesOf("timeZone").includes(text) || Boolean(zoneOf(text));
  } catch {
    return false;
  }
}

/** Browsers also tell older names; a bare offset such as "+05:00" is no place. */
const zoneOf = (text: string): string | false =>
  /^[A-Z]/.test(text) && new Intl.DateTimeFormat("en-US", { timeZone: text }).format(0);

const TimeZone = z
  .string(NO_ZONE)
  .max(60, { error: NO_ZONE, abort: true })
  .refine(isTimeZone, NO_ZONE);

/** What is left out stays as it is. A name is shown to others only with `showsName`. */
export const RewardSettings = z
  .object({
    timeZone: TimeZone.optional(),
    showsName: z.boolean("Please say yes or no.").optional(),
    displayName: requiredName("Please say how you want to be called.", DISPLAY_NAME_MAX_LENGTH)
      .nullable()
      .optional(),
  })
  .refine(({ showsName, displayName }) => !(showsName && displayName === null), {
    path: ["displayName"],
    message: "Please say how you want to be called.",
  });
export type RewardSettings = z.infer<typeof RewardSettings>;

/** With the clock of the device, as far as it can be understood. */
export const CelebrationsRequest = z.object({ timeZone: TimeZone.optional().catch(undefined) });

/** What was earned and not celebrated yet; whoever is told of it is told once. */
export const Celebrations = z.array(
  Achievement.pick({ id: true, title: true, icon: true, points: true, badgeLevel: true }).extend({
    earnedAt: z.iso.datetime(),
  }),
);
export type Celebrations = z.infer<typeof Celebrations>;

/** The tiers of those who wrote reviews with an account and have points. */
export const ReviewTiersRequest = z.object({
  ids: z
    .string("Please name reviews.")
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, "Please name up to a hundred reviews by their numbers.")
    .transform((text) => [...new Set(text.split(",").map(Number))]),
});
export const ReviewTier = z.object({
  reviewId: z.int(),
  tier: RewardTier.omit({ benefits: true }),
});
export type ReviewTier = z.infer<typeof ReviewTier>;
