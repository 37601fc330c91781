import {
  type AstroTime,
  Body,
  Illumination,
  MoonPhase,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
} from "astronomy-engine";
import { LRUCache } from "lru-cache";
import { MOON_PHASES, type Moon, type SunDay } from "./contract.ts";
import type { Position } from "./find-station.server.ts";

const HALF_DAY_MS = 43_200_000;
/** Degrees of the sun above the horizon. */
const CIVIL_TWILIGHT = -6;

/** Computing one takes two milliseconds, and a card needs several days. */
const knownDays = new LRUCache<string, SunDay>({ max: 2000 });

/** To a hundredth of a degree, which is three seconds of time. */
export function findSunTimes(position: Position, timeZone: string, at: Date): SunDay {
  const latitude = Math.round(position.latitude * 100) / 100;
  const longitude = Math.round(position.longitude * 100) / 100;
  const { date, noon } = findLocalDay(timeZone, at);
  const key = `${latitude} ${longitude} ${timeZone} ${date}`;
  const known = knownDays.get(key);
  if (known) return known;
  const day = { date, ...computeSunTimes(new Observer(latitude, longitude, 0), noon) };
  knownDays.set(key, day);
  return day;
}

/**
 * Searched from the sun's highest point outwards, not from midnight to midnight: in Alaska the
 * sunset of a June day falls on the next date.
 */
function computeSunTimes(observer: Observer, noon: Date): Omit<SunDay, "date"> {
  const midnight = new Date(noon.getTime() - HALF_DAY_MS);
  const highest = SearchHourAngle(Body.Sun, observer, 0, midnight, 1);
  const sunrise = SearchRiseSet(Body.Sun, observer, 1, highest.time, -0.5);
  const sunset = SearchRiseSet(Body.Sun, observer, -1, highest.time, 0.5);
  const crossTwilight = (direction: 1 | -1) =>
    SearchAltitude(Body.Sun, observer, direction, highest.time, -direction / 2, CIVIL_TWILIGHT);
  return {
    civilDawn: toInstant(crossTwilight(1)),
    sunrise: toInstant(sunrise),
    sunset: toInstant(sunset),
    civilDusk: toInstant(crossTwilight(-1)),
    daylight: sunrise || sunset ? "part of the day" : highest.hor.altitude > 0 ? "all day" : "none",
  };
}

/** The same everywhere on Earth. Quarters are moments: their name is given to an eighth of the cycle. */
export function findMoon(at: Date): Moon {
  const eighth = Math.round(MoonPhase(at) / 45) % MOON_PHASES.length;
  return {
    phase: MOON_PHASES[eighth] ?? "New moon",
    illuminatedPercent: Math.round(Illumination(Body.Moon, at).phase_fraction * 100),
  };
}

/** To the second: the air alone makes it uncertain by more. */
function toInstant(time: AstroTime | null): string | null {
  if (!time) return null;
  return new Date(Math.round(time.date.getTime() / 1000) * 1000).toISOString();
}

function findLocalDay(timeZone: string, at: Date): { date: string; noon: Date } {
  const format = localFormat(timeZone);
  const clockAsUtc = (instant: Date) => Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  const date = format.format(at).slice(0, 10);
  const noonAsUtc = new Date(`${date}T12:00:00Z`);
  return { date, noon: new Date(2 * noonAsUtc.getTime() - clockAsUtc(noonAsUtc)) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In Swedish, a date and time are written almost as in ISO 8601. Making a format takes long. */
function localFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  formats.set(timeZone, format);
  return format;
}
