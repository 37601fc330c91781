import { z } from "zod";
import { isWholeShare, SHARE_NEEDS_ITEM, ShareFacts } from "#src/domains/sharing/contract.ts";
import { ACTIONS, UNCOUNTED_REASONS } from "./limits-contract.ts";

const INTEGER_MAX = 2_147_483_647;
const NO_POSITION = "Please send a position.";

const degrees = (most: number) =>
  z.number(NO_POSITION).min(-most, `At least -${most}.`).max(most, `At most ${most}.`);

/** Where a device says it is. It is looked at and not kept. */
export const VisitFacts = z.object({
  businessId: z.int("Please say which place.").positive().max(INTEGER_MAX),
  latitude: degrees(90),
  longitude: degrees(180),
  /** Meters. */
  accuracy: z.number("Please say how sure the position is.").min(0, "At least 0."),
});
export type VisitFacts = z.infer<typeof VisitFacts>;

const Share = z.object({
  action: z.literal("social_share"),
  metadata: ShareFacts.refine(isWholeShare, SHARE_NEEDS_ITEM),
});
const Visit = z.object({ action: z.literal("visit"), metadata: VisitFacts });
/** Told without need: the server sees it by itself, and what is told with it is not looked at. */
const Seen = z.object({
  action: z.enum(ACTIONS).exclude(["social_share", "visit"]),
  metadata: z.unknown().optional(),
});

export const UserAction = z.discriminatedUnion(
  "action",
  [Share, Visit, Seen],
  "This action is not known.",
);
export type UserAction = z.infer<typeof UserAction>;

export const ActionResult = z.object({
  counted: z.boolean(),
  points: z.int(),
  /** Null when it counted. */
  reason: z.enum(UNCOUNTED_REASONS).nullable(),
  message: z.string(),
});
export type ActionResult = z.infer<typeof ActionResult>;
