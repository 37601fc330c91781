import { z } from "zod";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { limitOr } from "#src/shared/paging.ts";
import { RewardTier } from "../worth/contract.ts";
import { BOARD_PERIODS, BOARD_ROWS_SHOWN, UNKNOWN_PAGE } from "./limits-contract.ts";

export const BoardRow = z.object({
  /** Those with equal points share it; the next one skips. */
  rank: z.int(),
  /** "A member" for those who have not chosen to be shown. */
  name: z.string(),
  isNamed: z.boolean(),
  points: z.int(),
  tier: RewardTier.pick({ id: true, name: true, badgeIcon: true, color: true }),
  isOwn: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

export const BoardRequest = z.object({
  period: z.enum(BOARD_PERIODS, "Please choose week, month or all.").default("week"),
  /** Two letters; without it, everywhere. */
  state: z
    .string()
    .refine((code) => Object.hasOwn(STATES, code), "Please choose a state.")
    .optional(),
  limit: limitOr(BOARD_ROWS_SHOWN),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, UNKNOWN_PAGE)
    .optional(),
});
export type BoardRequest = z.output<typeof BoardRequest>;

/** Where the reader stands, whether or not others see the name. */
export const OwnStanding = z.object({
  rank: z.int(),
  points: z.int(),
  /** How many of a hundred have fewer points. */
  aheadOfPercent: z.int(),
  /** The row with those around it, in their order. */
  around: z.array(BoardRow),
});
export type OwnStanding = z.infer<typeof OwnStanding>;

export const Board = z.object({
  period: z.enum(BOARD_PERIODS),
  state: z.string().nullable(),
  /** The first day of the period, in `timeZone`; null for all time. */
  start: z.iso.date().nullable(),
  timeZone: z.string(),
  /** The states in which anybody has points in this period. */
  states: z.array(z.string()),
  /** How many have points. */
  totalCount: z.int(),
  rows: z.array(BoardRow),
  /** For `after`; null at the end. */
  next: z.string().nullable(),
  /** Null for who has no points here. */
  own: OwnStanding.nullable(),
  /** The first of the week before; empty for other periods and later pages. */
  lastWinners: z.array(BoardRow),
});
export type Board = z.infer<typeof Board>;
