import { z } from "zod";
import { rowNumber } from "#src/shared/row-id.ts";

export const TrendFilter = z.object({
  speciesId: rowNumber("Please give the number of a species.").optional(),
  /** As areas are named: "Maryland". */
  state: z.string("Please name a state.").trim().max(60, "At most 60 characters.").optional(),
});
export type TrendFilter = z.output<typeof TrendFilter>;

const TrendMonth = z.object({
  /** "2026-07" */
  month: z.string(),
  /** Counts of a population, with those of people who saw none. */
  counts: z.int(),
  notSeen: z.int(),
  verified: z.int(),
  /** Minutes of looking, where they were said. */
  effortMinutes: z.int(),
  /** The lower bounds of the classes, of those counts that say how long people looked. */
  atLeast: z.int(),
  /** `atLeast` for an hour of looking; null where nobody said how long they looked. */
  perHour: z.number().nullable(),
  /** Reports of a threat. */
  threats: z.int(),
});
export type TrendMonth = z.output<typeof TrendMonth>;

export const Trend = z.object({
  months: z.array(TrendMonth),
  /** Counts and threats of each state that has any, month by month. */
  states: z.array(z.object({ state: z.string(), reports: z.array(z.int()) })),
});
export type Trend = z.output<typeof Trend>;

/** What can be chosen: that of which there is a count or a threat. */
export interface TrendChoices {
  species: { id: number; name: string }[];
  states: string[];
}
