import { dayOfIsoDate, instantOf, localDateAt } from "#src/domains/hours/calendar.ts";
import { compassPoint } from "#src/domains/water/current/compass.ts";
import { findCurrents } from "#src/domains/water/current/queries.server.ts";
import {
  CURRENT_LIMIT_MILES,
  NOT_FOR_NAVIGATION,
  STATION_LIMIT_MILES,
} from "#src/domains/water/station/limits-contract.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, say } from "./draft.ts";
import { clockText, dayText, resolveWhen } from "./resolve-when.ts";
import { askWhere, askWhich, type Where, whereAsked } from "./where-asked.ts";

const DAY_MINUTES = 1440;

interface DayAsked {
  /** "2026-11-22" */
  day: string;
  from: Date;
  isToday: boolean;
  isTomorrow: boolean;
}

/** The day that is meant at the place; null for one that is over. */
export function dayAsked({ slots, now }: Asked, { timeZone }: Where): DayAsked | null {
  const today = localDateAt(now, timeZone);
  const moment = slots.when && resolveWhen(slots.when, now, timeZone);
  const day = moment?.first ?? today;
  if (day < today) return null;
  const midnight = instantOf(dayOfIsoDate(day) * DAY_MINUTES, timeZone);
  const isTomorrow = dayOfIsoDate(day) === dayOfIsoDate(today) + 1;
  return { day, from: day === today ? now : midnight, isToday: day === today, isTomorrow };
}

/** Tomorrow, or today where tomorrow was just told. */
export const nextDay = ({ isTomorrow }: DayAsked): string =>
  isTomorrow ? "What about today?" : "What about tomorrow?";

export const noSuchDay = (): Draft =>
  draft([say("I tell that for today and the coming year only.")], ["What about today?"]);

export async function answerTide(asked: Asked): Promise<Draft> {
  const which = askWhich(asked);
  if (which) return which;
  const where = whereAsked(asked);
  if (!where) return askWhere("Tides");
  const day = dayAsked(asked, where);
  if (!day) return noSuchDay();
  const { station, tide } = await findWaterConditions({ ...where, at: day.from });
  if (!station || !tide)
    return draft(
      [
        say(
          `I do not know the tide at ${where.name}: no tide station lies within ${STATION_LIMIT_MILES} miles of it.`,
        ),
      ],
      ["Tides in Annapolis, MD"],
    );
  const told = tide.extremes
    .filter(
      ({ at }) => new Date(at) >= day.from && localDateAt(new Date(at), where.timeZone) === day.day,
    )
    .map(
      ({ kind, at, heightFeet }) =>
        `${kind} ${clockText(new Date(at), where.timeZone)} (${heightFeet.toFixed(1)} ft)`,
    );
  const next = [tide.nextHigh, tide.nextLow]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(
      ({ kind, at, heightFeet }) =>
        `${kind} ${dayText(localDateAt(new Date(at), where.timeZone))} ${clockText(new Date(at), where.timeZone)} (${heightFeet.toFixed(1)} ft)`,
    );
  const now = day.isToday
    ? `The tide is ${tide.direction}, ${tide.heightNowFeet.toFixed(1)} ft now. `
    : "";
  return draft(
    [
      say(
        `${now}${dayText(day.day)} at ${where.name}: ${(told.length > 0 ? told : next).join(", ")}.`,
      ),
      say(
        `Station ${station.name}, ${station.distanceMiles.toFixed(1)} miles away; feet above MLLW. ${NOT_FOR_NAVIGATION}.`,
      ),
    ],
    [nextDay(day), "When is sunset?", "And the current?"],
  );
}

export async function answerCurrent(asked: Asked): Promise<Draft> {
  const which = askWhich(asked);
  if (which) return which;
  const where = whereAsked(asked);
  if (!where) return askWhere("Currents");
  const day = dayAsked(asked, where);
  if (!day) return noSuchDay();
  const { station, current } = await findCurrents({ ...where, at: day.from });
  if (!station || !current)
    return draft(
      [
        say(
          `I do not know the current at ${where.name}: no current station lies within ${CURRENT_LIMIT_MILES} miles of it.`,
        ),
      ],
      ["What is the tide there?"],
    );
  const toward = (degrees: number | null) =>
    degrees === null ? "" : ` toward ${compassPoint(degrees)}`;
  const now = `${current.now.state}${current.now.state === "slack" ? "" : `, ${current.now.speedKnots.toFixed(1)} knots${toward(current.now.towardDegrees)}`}`;
  const events = current.events
    .filter(({ at }) => localDateAt(new Date(at), where.timeZone) === day.day)
    .map(
      ({ kind, at, speedKnots, towardDegrees }) =>
        `${kind} ${clockText(new Date(at), where.timeZone)}${kind.startsWith("slack") ? "" : ` (${speedKnots.toFixed(1)} kn${toward(towardDegrees)})`}`,
    );
  return draft(
    [
      say(
        `${day.isToday ? `Now at ${where.name}: ${now}. ${dayText(day.day)}` : `${dayText(day.day)} at ${where.name}`}: ${events.join(", ") || `no ${day.isToday ? "further " : ""}turn of the current`}.`,
      ),
      say(
        `Station ${station.name}, ${station.distanceMiles.toFixed(1)} miles away. ${NOT_FOR_NAVIGATION}.`,
      ),
    ],
    [nextDay(day), "And the tide?"],
  );
}
