import { z } from "zod";

const LIMIT_MAX = 100;
const OFFSET_MAX = 1_000_000;

/** The page of a list, for the schema of its query: a limit above the most is capped, not refused. */
export const Paging = z.object({
  limit: z.coerce
    .number("Please give a number.")
    .int("Please give a whole number.")
    .min(1, "At least 1.")
    .default(LIMIT_MAX)
    .transform((asked) => Math.min(asked, LIMIT_MAX)),
  offset: z.coerce
    .number("Please give a number.")
    .int("Please give a whole number.")
    .min(0, "At least 0.")
    .max(OFFSET_MAX, `At most ${OFFSET_MAX}.`)
    .default(0),
});
export type Paging = z.output<typeof Paging>;
