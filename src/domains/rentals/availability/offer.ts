import { dateOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import type { Hours, Span } from "#src/domains/hours/contract.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { scheduleOn } from "#src/domains/hours/schedule.ts";
import { HORIZON_DAYS, type RentalSeason } from "./limits-contract.ts";
import { addMinutes, dayAt, daysTouched, hoursOf, type TimeSpan } from "./local-time.ts";

/** What an item asks of a booking, and where its clocks are. */
export interface OfferRules {
  timeZone: string;
  minBookingDuration: number;
  maxBookingDuration: number;
  availableSeasons: readonly RentalSeason[];
  /** Null is at any hour. */
  hours: Hours | null;
  noticeMinutes: number;
}

export interface Objection {
  field: "startDate" | "endDate";
  message: string;
}

const hoursText = (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`);

/** Of every booking, whoever makes it. */
export function lengthObjection(rules: OfferRules, time: TimeSpan): Objection | null {
  const { minBookingDuration: min, maxBookingDuration: max } = rules;
  const hours = hoursOf(time);
  if (hours <= 0) return { field: "endDate", message: "It must end after it starts." };
  if (hours < min) return { field: "endDate", message: `At least ${hoursText(min)}.` };
  if (hours > max) return { field: "endDate", message: `At most ${hoursText(max)}.` };
  return null;
}

/** Of a request: the owner may agree to more than what is offered. */
export function offerObjection(rules: OfferRules, time: TimeSpan, now: Date): Objection | null {
  return (
    lengthObjection(rules, time) ??
    noticeObjection(rules, time, now) ??
    seasonObjection(rules, time) ??
    hoursObjection(rules, time)
  );
}

function noticeObjection(
  { noticeMinutes }: OfferRules,
  { startsAt }: TimeSpan,
  now: Date,
): Objection | null {
  const field = "startDate";
  if (startsAt <= now) return { field, message: "This time has passed." };
  if (startsAt < addMinutes(now, noticeMinutes))
    return { field, message: `Please ask at least ${noticeText(noticeMinutes)} ahead.` };
  if (startsAt > addMinutes(now, HORIZON_DAYS * DAY_MINUTES))
    return { field, message: "This is too far ahead." };
  return null;
}

/** "1 day", "4 hours", "45 minutes" */
export function noticeText(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) {
    const days = minutes / DAY_MINUTES;
    return days === 1 ? "1 day" : `${days} days`;
  }
  return minutes % 60 === 0 ? hoursText(minutes / 60) : `${minutes} minutes`;
}

/** Every day of the place that is touched counts. */
function seasonObjection(rules: OfferRules, time: TimeSpan): Objection | null {
  const { first, last } = daysTouched(time, rules.timeZone);
  for (let day = first; day <= last; day += 1)
    if (!isInSeasons(rules.availableSeasons, day))
      return {
        field: day === first ? "startDate" : "endDate",
        message: "It is not rented at that time of the year.",
      };
  return null;
}

const SEASON_OF_QUARTER = ["winter", "spring", "summer", "fall"] as const;

/** Winter is December to February, and so on. */
const seasonOf = (day: number): RentalSeason =>
  SEASON_OF_QUARTER[Math.floor((dateOf(day).month % 12) / 3)] ?? "winter";

export const isInSeasons = (seasons: readonly RentalSeason[], day: number): boolean =>
  seasons.includes("all") || seasons.includes(seasonOf(day));

/** Hours bind fetching and bringing back, not what is between. */
function hoursObjection({ hours, timeZone }: OfferRules, time: TimeSpan): Objection | null {
  if (hours === null) return null;
  const isIn = (moment: Date, holds: (span: Span, minute: number) => boolean) => {
    const minute = wallMinuteAt(moment, timeZone);
    return openSpansAround(hours, dayAt(moment, timeZone)).some((span) => holds(span, minute));
  };
  if (!isIn(time.startsAt, ({ start, end }, minute) => start <= minute && minute < end))
    return { field: "startDate", message: "Nobody is there to hand it out at that time." };
  if (!isIn(time.endsAt, ({ start, end }, minute) => start < minute && minute <= end))
    return { field: "endDate", message: "Nobody is there to take it back at that time." };
  return null;
}

/** In wall minutes; a late night belongs to the day before. */
const openSpansAround = (hours: Hours, day: number): Span[] =>
  [day - 1, day].flatMap((each) =>
    scheduleOn(hours, each).spans.map(({ start, end }) => ({
      start: start + each * DAY_MINUTES,
      end: end + each * DAY_MINUTES,
    })),
  );
