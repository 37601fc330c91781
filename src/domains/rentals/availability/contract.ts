import { z } from "zod";
import { Hours } from "#src/domains/hours/contract.ts";
import { toCents } from "#src/shared/money.ts";
import { NOT_PLAIN, PLAIN_LINES } from "#src/shared/one-line.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { FAR_TIME, isCalendarDay, isCountedMoment } from "#src/shared/wall-time.ts";
import {
  BUFFER_MAX_MINUTES,
  DURATION_MAX,
  NOTICE_MAX_MINUTES,
  QUANTITY_MAX,
  RENTAL_SEASONS,
  START_STEPS,
} from "./limits-contract.ts";

/** The largest that PostgreSQL's integers hold. */
const INTEGER_MAX = 2_147_483_647;
const RATE_MAX = 100_000;
/** The longest booking touches thirty-one days: what all units then cost at the highest rate. */
const TOTAL_MAX = RATE_MAX * QUANTITY_MAX * 31;
const DOLLARS = "Please enter an amount in dollars, such as 45 or 45.50.";

const asWritten = z
  .string(DOLLARS)
  .trim()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, DOLLARS)
  .transform(Number);

/** The same as a number: no part of a cent is dropped silently. */
const asNumber = z
  .number(DOLLARS)
  .refine((amount) => Number(amount.toFixed(2)) === amount, { error: DOLLARS, abort: true });

/** Dollars as a number or as written, taken as whole cents. */
const centsUpTo = (most: number) =>
  z
    .union([asNumber, asWritten], DOLLARS)
    .pipe(
      z
        .number()
        .min(0, DOLLARS)
        .max(most, `At most ${formatNumber(most)} dollars.`),
    )
    .transform(toCents);

/** Of an hour or a day. */
export const RateCents = centsUpTo(RATE_MAX);
/** Of a booking: as much as the rates can come to. */
export const TotalCents = centsUpTo(TOTAL_MAX);

/** A plain form sends its numbers as words. */
const numeral = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const wholeNumber = (min: number, max: number) => {
  const range = `Please enter a whole number from ${min} to ${max}.`;
  return z.union([z.int(range), numeral], range).pipe(z.int().min(min, range).max(max, range));
};

/** A row, or a number of people: how large it may be is said elsewhere. */
export const countFrom1 = (missing: string) =>
  z
    .union([z.int(missing), numeral], missing)
    .pipe(z.int().min(1, missing).max(INTEGER_MAX, missing));

export const Duration = wholeNumber(1, DURATION_MAX);
export const Units = wholeNumber(1, QUANTITY_MAX);
export const BufferMinutes = wholeNumber(0, BUFFER_MAX_MINUTES);
export const NoticeMinutes = wholeNumber(0, NOTICE_MAX_MINUTES);

export const StartStep = wholeNumber(1, 60).refine(
  (step): step is (typeof START_STEPS)[number] => START_STEPS.some((each) => each === step),
  "Please choose 15, 30 or 60 minutes.",
);

/** All of them, or some. */
export const Seasons = z
  .array(z.enum(RENTAL_SEASONS), "Please choose at least one season.")
  .min(1, "Please choose at least one season.")
  .max(RENTAL_SEASONS.length)
  .transform((seasons) => (seasons.includes("all") ? ["all" as const] : [...new Set(seasons)]));

/** At any hour, while the listing is open, or in hours of its own. */
export const OpenHours = z.union(
  [z.enum(["always", "listing"]), Hours],
  "Please tick at least one day, or write hours such as Mon-Fri 9am-5pm.",
);
export type OpenHours = z.infer<typeof OpenHours>;

/** Of one filled form: sent again, in whatever case, it is answered with what it made. */
const NO_KEY = "Please give a UUID of your own, or no key.";
export const RequestKey = z
  .uuid(NO_KEY)
  .toLowerCase()
  // All zeros or all ones are what programs send that have none.
  .refine((key) => !/^([0f])\1*$/.test(key.replaceAll("-", "")), NO_KEY);

const NO_OFFSET = "Please give a moment with its offset, such as 2027-07-04T10:00:00-04:00.";

/** A moment without its offset could be anyone's. */
const moment = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: ({ input }) => (input ? NO_OFFSET : missing) })
    .transform((text) => new Date(text))
    .refine(isCountedMoment, FAR_TIME);
export const Moment = moment(NO_OFFSET);

/** Bookings begin and end on a minute. */
export const wholeMinute = (missing: string) =>
  moment(missing).refine(
    (given) => given.getTime() % 60_000 === 0,
    "Please give a whole minute, such as 10:00.",
  );

export const Day = z.iso
  .date("Please give a day, such as 2027-06-12.")
  .refine(isCalendarDay, FAR_TIME);

/** Several lines, without the marks that turn the direction of what follows. */
export const plainLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN);
