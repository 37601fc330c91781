import { z } from "zod";
import { BADGE_LEVELS, MEASURES } from "./limits-contract.ts";

export const RewardTier = z.object({
  id: z.int(),
  name: z.string(),
  minPoints: z.int(),
  /** Null has no upper end. */
  maxPoints: z.int().nullable(),
  badgeIcon: z.string(),
  color: z.string(),
  benefits: z.array(z.string()),
});
export type RewardTier = z.infer<typeof RewardTier>;

const Requirements = z.object({ measure: z.enum(MEASURES), goal: z.int() });

export const Achievement = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  points: z.int(),
  badgeLevel: z.enum(BADGE_LEVELS),
  requirements: Requirements,
});
export type Achievement = z.infer<typeof Achievement>;

/** How far somebody is. 100 exactly when the goal is reached. */
export const Progress = z.object({ count: z.int(), goal: z.int(), percent: z.int() });
export type Progress = z.infer<typeof Progress>;
