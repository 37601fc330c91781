import { z } from "zod";

const LIMIT_MAX = 100;
const OFFSET_MAX = 1_000_000;

/** A limit above the most, which OpenAPI shows, is capped, not refused. */
export const limitOr = (usual: number, most = LIMIT_MAX) =>
  z.coerce
    .number("Please give a number.")
    .int("Please give a whole number.")
    .min(1, "At least 1.")
    .default(usual)
    .meta({ maximum: most })
    .transform((asked) => Math.min(asked, most));

export const offsetUpTo = (most: number) =>
  z.coerce
    .number("Please give a number.")
    .int("Please give a whole number.")
    .min(0, "At least 0.")
    .max(most, `At most ${most}.`)
    .default(0);

/** The page of a list, for the schema of its query. */
export const Paging = z.object({ limit: limitOr(LIMIT_MAX), offset: offsetUpTo(OFFSET_MAX) });
export type Paging = z.output<typeof Paging>;

/** All of a list, for those who are told everything of themselves. */
export const EVERYTHING: Paging = { limit: 2_147_483_647, offset: 0 };

/** One page of a list that says how long it is. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
}
