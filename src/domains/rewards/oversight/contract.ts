import { z } from "zod";
import { Achievement } from "../worth/contract.ts";
import { BADGE_LEVELS, MEASURES } from "../worth/limits-contract.ts";
import {
  ACHIEVEMENT_DESCRIPTION_MAX_LENGTH,
  ACHIEVEMENT_GOAL_MAX,
  ACHIEVEMENT_ICONS,
  ACHIEVEMENT_POINTS_MAX,
  ACHIEVEMENT_TITLE_MAX_LENGTH,
} from "./limits-contract.ts";

const words = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

const whole = (missing: string, min: number, max: number) =>
  z.int(missing).min(min, `At least ${min}.`).max(max, `At most ${max}.`);

export const AchievementRule = z.object({
  measure: z.enum(MEASURES, "Please choose what is counted."),
  goal: whole("Please give a goal.", 1, ACHIEVEMENT_GOAL_MAX),
});
export type AchievementRule = z.infer<typeof AchievementRule>;

/** How many people meet a rule as things are, and who is furthest. */
export const RulePreview = z.object({ people: z.int(), some: z.array(z.string()) });
export type RulePreview = z.infer<typeof RulePreview>;

export const NewAchievement = z.object({
  title: words("Please give it a title.", ACHIEVEMENT_TITLE_MAX_LENGTH),
  description: words("Please say what it is for.", ACHIEVEMENT_DESCRIPTION_MAX_LENGTH),
  icon: z.enum(ACHIEVEMENT_ICONS, "Please choose an icon."),
  category: words("Please give it a category.", ACHIEVEMENT_TITLE_MAX_LENGTH),
  points: whole("Please give its points.", 0, ACHIEVEMENT_POINTS_MAX).default(0),
  badgeLevel: z.enum(BADGE_LEVELS, "Please choose a badge level.").default("bronze"),
  requirements: AchievementRule,
});
export type NewAchievement = z.output<typeof NewAchievement>;
export type NewAchievementInput = z.input<typeof NewAchievement>;

export const AdminAchievement = Achievement.extend({
  /** One of the nine: always on. */
  isFixed: z.boolean(),
  isActive: z.boolean(),
  /** How many people hold it. */
  heldBy: z.int(),
  createdAt: z.iso.datetime().nullable(),
});
export type AdminAchievement = z.infer<typeof AdminAchievement>;

export const AchievementSwitch = z.object({ isActive: z.boolean("Please say on or off.") });
