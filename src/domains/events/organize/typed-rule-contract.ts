import { z } from "zod";

const text = z.string().default("");
const words = text.transform((given) => given.split(",").filter(Boolean));
const isNumber = (given: string): boolean => given.trim() !== "";

/**
 * A rule as the fields of a plain form say it: all of them come, also where the event does not recur. What
 * it becomes is checked as any other rule is.
 */
export const TypedRule = z
  .object({
    isTyped: z.literal("yes"),
    recurs: z.literal("on").optional(),
    ...{ frequency: text, interval: text, monthlyBy: text, weekdays: words },
    ...{ ends: text, until: text, count: text, skipped: words },
  })
  .transform((typed) => {
    if (typed.recurs === undefined) return null;
    const { frequency, interval, monthlyBy, weekdays, ends, until, count, skipped } = typed;
    return {
      ...{ frequency, skipped },
      monthlyBy: monthlyBy || "day",
      interval: isNumber(interval) ? Number(interval) : 1,
      weekdays: frequency === "weekly" ? weekdays : [],
      until: ends === "until" ? until : null,
      count: ends === "count" ? Number(count) : null,
    };
  });
