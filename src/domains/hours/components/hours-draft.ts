import { checkPlainly } from "#src/shared/plain-objections.ts";
import {
  type HolidayHours,
  Hours,
  type HoursException,
  type MonthDay,
  type Span,
} from "../contract.ts";
import { formatHours } from "../hours-text.ts";
import { DAY_MINUTES } from "../limits-contract.ts";
import { spansOfWeekday, weekOf } from "../schedule.ts";

/** As time fields hold it: "11:00"; blank while nobody has filled it in. */
export interface TimeSpan {
  from: string;
  to: string;
}

/** Monday to Sunday; a day without spans is closed. */
export type WeekDraft = readonly (readonly TimeSpan[])[];

export interface SeasonDraft {
  from: MonthDay;
  to: MonthDay;
  week: WeekDraft;
}

export interface HoursDraft {
  isAlwaysOpen: boolean;
  week: WeekDraft;
  seasons: readonly SeasonDraft[];
  holidays: readonly HolidayHours[];
  exceptions: readonly HoursException[];
}

export const CLOSED_WEEK: WeekDraft = Array.from({ length: 7 }, () => []);

export function draftOf(hours: Hours | null): HoursDraft {
  return {
    isAlwaysOpen: hours?.alwaysOpen ?? false,
    week: weekDraft(hours?.weekly ?? []),
    seasons: (hours?.seasons ?? []).map(({ from, to, weekly }) => ({
      from,
      to,
      week: weekDraft(weekly),
    })),
    holidays: hours?.holidays ?? [],
    exceptions: hours?.exceptions ?? [],
  };
}

const weekDraft = (weekly: readonly Span[]): WeekDraft =>
  CLOSED_WEEK.map((_, weekday) =>
    spansOfWeekday(weekly, weekday).map(({ start, end }) => ({
      from: clockText(start),
      to: clockText(end),
    })),
  );

function clockText(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

export interface ReadHours {
  /** Blank when it says nothing yet, or nothing that makes sense. */
  text: string;
  error: string | null;
}

export function readDraft(draft: HoursDraft): ReadHours {
  const weeks = [draft.week, ...draft.seasons.map(({ week }) => week)];
  if (weeks.flat(2).some(({ from, to }) => from === "" || to === "")) {
    return { text: "", error: "Please give both times." };
  }
  const isOpenAtAll = draft.isAlwaysOpen || weeks.flat(2).length > 0;
  if (!isOpenAtAll) return { text: "", error: null };
  const read = checkPlainly(Hours, {
    alwaysOpen: draft.isAlwaysOpen,
    weekly: draft.isAlwaysOpen ? [] : spansOf(draft.week),
    seasons: draft.seasons.map(({ from, to, week }) => ({ from, to, weekly: spansOf(week) })),
    holidays: draft.holidays,
    exceptions: draft.exceptions,
  });
  if (!read.success) return { text: "", error: complaintOf(read.error.issues[0]?.message) };
  return { text: formatHours(read.data), error: null };
}

const OVERLAP = "Two times of a day overlap, or a night runs into the next morning's opening.";

const complaintOf = (message: string | undefined): string =>
  message?.startsWith("Spans") ? OVERLAP : (message ?? "These hours do not fit together.");

/** An end that is not later than its beginning is on the next day. */
const spansOf = (week: WeekDraft): Span[] =>
  weekOf(
    week.map((day) =>
      day
        .map(({ from, to }) => {
          const [start, end] = [minuteOf(from), minuteOf(to)];
          return { start, end: end > start ? end : end + DAY_MINUTES };
        })
        .sort((a, b) => a.start - b.start),
    ),
  );

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
