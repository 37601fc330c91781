import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { seasonOf } from "../event/rules.ts";
import { middleOf } from "../event/town-middle.server.ts";
import { type Series, SeriesRule } from "../series/contract.ts";
import { dayOf, instantOf, wallTimeAt } from "../series/wall-time.ts";
import type { NewEvent } from "./contract.ts";
import { endProblem } from "./end-contract.ts";
import { leavesOut } from "./limits-contract.ts";

const STANDARD_ZONE = "America/New_York";
const WEEKLY = SeriesRule.parse({ frequency: "weekly" });

/** What is stored of an event besides its picture and its dates. */
export async function eventColumns(given: NewEvent) {
  const { position, timeZone } = await placeOf(given);
  const series = seriesFrom(given, timeZone);
  const { imageFile: _, imageUrl: _url, featured: _by, isRecurring: _is, ...rest } = given;
  const { leaveOut: _out, requestKey: _key, ...facts } = rest;
  const { startDate: _start, endDate: _end, ...columns } = facts;
  return {
    ...columns,
    ...series,
    chosenSeason: given.season,
    season: given.season ?? seasonOf(series.startsLocal),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}

export type EventColumns = Awaited<ReturnType<typeof eventColumns>>;

type Place = Pick<NewEvent, "city" | "state" | "latitude" | "longitude"> &
  Partial<Pick<NewEvent, "leaveOut">>;

/** The given position, else the middle of its city; and the zone of its clocks. */
export async function placeOf({ latitude, longitude, leaveOut = "", ...town }: Place) {
  const isSet = latitude !== null && longitude !== null && !leavesOut(leaveOut, "pin");
  const position = isSet ? { latitude, longitude } : await middleOf(town);
  return { position, timeZone: position ? findTimeZone(position) : STANDARD_ZONE };
}

export function seriesFrom(
  given: Pick<NewEvent, "startDate" | "endDate" | "isRecurring" | "rule">,
  timeZone: string,
): Series {
  const startsLocal = toWall(given.startDate, timeZone);
  const endsLocal = given.endDate === null ? null : toWall(given.endDate, timeZone);
  const problem = endProblem(startsLocal, endsLocal);
  if (problem) refuse("endDate", problem);
  const rule = (given.isRecurring ?? given.rule !== null) ? (given.rule ?? WEEKLY) : null;
  // A series leaves a day out that has no such start, and ends later where it has no such end.
  if (rule === null) requireClock({ startDate: startsLocal, endDate: endsLocal }, timeZone);
  return { rule: rule && leavingOut(rule, startsLocal), startsLocal, endsLocal, timeZone };
}

/** Days are left out, whatever the time is that the dates have now. */
function leavingOut(rule: SeriesRule, startsLocal: string): SeriesRule {
  const time = startsLocal.slice(10);
  const skipped = rule.skipped
    .map((slot) => dayOf(slot) + time)
    .filter((slot) => slot >= startsLocal);
  return { ...rule, skipped: [...new Set(skipped)].toSorted() };
}

function requireClock(
  times: Readonly<Record<"startDate" | "endDate", string | null>>,
  timeZone: string,
): void {
  for (const field of ["startDate", "endDate"] as const) {
    const wall = times[field];
    if (wall !== null && instantOf(wall, timeZone) === null)
      refuse(field, "Clocks skip this time on that day. Please give another one.");
  }
}

function refuse(field: "startDate" | "endDate", message: string): never {
  throw new AppError("invalid", message, { fields: { [field]: message } });
}

/** A day begins at midnight; a moment is what the clock shows there then. */
function toWall(text: string, timeZone: string): string {
  if (text.length === 10) return `${text}T00:00`;
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
    ? wallTimeAt(new Date(text), timeZone)
    : text.slice(0, 16);
}
