import {
  type AstroTime,
  Body,
  Illumination,
  MoonPhase,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchMoonPhase,
  SearchRiseSet,
} from "astronomy-engine";
import { LRUCache } from "lru-cache";
import type { Position } from "../station/nearest-index.ts";
import { MOON_PHASES, type Moon, type SunDay } from "./contract.ts";

const HALF_DAY_MS = 43_200_000;
/** Degrees of the sun above the horizon. */
const CIVIL_TWILIGHT = -6;

/** When the sun is up on a day. */
export type Daylight = Pick<SunDay, "sunrise" | "sunset" | "daylight">;

interface LightOfDay {
  date: string;
  light: Daylight;
  observer: Observer;
  highest: AstroTime;
}

/** Computing one takes a millisecond, as twilight does again, and a card needs several days. */
const knownLights = new LRUCache<string, LightOfDay>({ max: 4000 });
const knownDays = new WeakMap<LightOfDay, SunDay>();

export function findSunTimes(position: Position, timeZone: string, at: Date): SunDay {
  const found = findLight(position, timeZone, at);
  const known = knownDays.get(found);
  if (known) return known;
  const { sunrise, sunset, daylight } = found.light;
  const day = {
    date: found.date,
    civilDawn: crossTwilight(found, 1),
    sunrise,
    sunset,
    civilDusk: crossTwilight(found, -1),
    daylight,
  };
  knownDays.set(found, day);
  return day;
}

/** The same without twilight. */
export const findDaylight = (position: Position, timeZone: string, at: Date): Daylight =>
  findLight(position, timeZone, at).light;

/** To a hundredth of a degree, which is three seconds of time. */
function findLight(position: Position, timeZone: string, at: Date): LightOfDay {
  const latitude = Math.round(position.latitude * 100) / 100;
  const longitude = Math.round(position.longitude * 100) / 100;
  const { date, noon } = findLocalDay(timeZone, at);
  const key = `${latitude} ${longitude} ${timeZone} ${date}`;
  const known = knownLights.get(key);
  if (known) return known;
  const observer = new Observer(latitude, longitude, 0);
  const light = { date, observer, ...computeLight(observer, noon) };
  knownLights.set(key, light);
  return light;
}

/**
 * Searched from the sun's highest point outwards, not from midnight to midnight: in Alaska the
 * sunset of a June day falls on the next date.
 */
function computeLight(observer: Observer, noon: Date): Pick<LightOfDay, "light" | "highest"> {
  const midnight = new Date(noon.getTime() - HALF_DAY_MS);
  const { time: highest, hor } = SearchHourAngle(Body.Sun, observer, 0, midnight, 1);
  const sunrise = SearchRiseSet(Body.Sun, observer, 1, highest, -0.5);
  const sunset = SearchRiseSet(Body.Sun, observer, -1, highest, 0.5);
  const daylight = sunrise || sunset ? "part of the day" : hor.altitude > 0 ? "all day" : "none";
  return { highest, light: { sunrise: toInstant(sunrise), sunset: toInstant(sunset), daylight } };
}

function crossTwilight({ observer, highest }: LightOfDay, direction: 1 | -1): string | null {
  const days = -direction / 2;
  return toInstant(SearchAltitude(Body.Sun, observer, direction, highest, days, CIVIL_TWILIGHT));
}

/** The same everywhere on Earth. Quarters are moments: their name is given to an eighth of the cycle. */
export function findMoon(at: Date): Moon {
  const eighth = Math.round(MoonPhase(at) / 45) % MOON_PHASES.length;
  return {
    phase: MOON_PHASES[eighth] ?? "New moon",
    illuminatedPercent: Math.round(Illumination(Body.Moon, at).phase_fraction * 100),
  };
}

const FULL_MOON_DEGREES = 180;
/** Longer than from one to the next. */
const MONTH_DAYS = 40;

/** The moment of the first full moon from then on. */
export function nextFullMoon(from: Date): Date {
  const found = SearchMoonPhase(FULL_MOON_DEGREES, from, MONTH_DAYS);
  if (!found) throw new Error("There is a full moon in every forty days");
  return found.date;
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
