import type { Candidate } from "./candidate-rules.ts";
import { isOpenAir } from "./kind-rules.ts";
import type { WeatherSensitivity } from "./limits-contract.ts";
import type { Judgement, Outlook, OutlookPeriod, Plan } from "./plan-rules.ts";

const HOUR = 3_600_000;

const CARE: Readonly<Record<WeatherSensitivity, number>> = { low: 0.5, medium: 1, high: 1.5 };

/** "5 to 10 mph" */
export function strongestWind(text: string): number | null {
  const speeds = text.match(/\d+/g)?.map(Number) ?? [];
  return speeds.length === 0 ? null : Math.max(...speeds);
}

const CALM_MPH = 10;
const GALE_MPH = 35;
const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** How good it is to be outside: 1 is calm and dry. */
export function outsideScore(
  { windMph, rainPercent, summary }: OutlookPeriod,
  alerts: readonly string[],
  sensitivity: WeatherSensitivity,
): number {
  const care = CARE[sensitivity];
  const wind = between(((windMph ?? CALM_MPH) - CALM_MPH) / (GALE_MPH - CALM_MPH), 0, 1);
  const rain = (rainPercent ?? 0) / 100;
  const thunder = /thunder/i.test(summary) ? 0.4 : 0;
  const warned = alerts.length > 0 ? 0.5 : 0;
  return between(1 - care * (0.7 * wind + 0.6 * rain + thunder + warned), 0.02, 1);
}

/** The daytime that somebody who leaves now meets, or the part of a forecast in which an event begins. */
function periodFor({ event }: Candidate, { periods }: Outlook, now: number): OutlookPeriod | null {
  if (!event) return periods.find(({ isDaytime }) => isDaytime) ?? periods[0] ?? null;
  const last = periods.at(-1);
  if (!last || event.startsAt >= last.startsAt + 12 * HOUR || event.startsAt < now) return null;
  return periods.findLast(({ startsAt }) => startsAt <= event.startsAt) ?? null;
}

export function judgeForecast(candidate: Candidate, plan: Plan): Judgement {
  const { outlook, requestType, preferences, now } = plan;
  const isAsked = requestType === "weather_based";
  if (!isOpenAir(candidate) && !isAsked) return null;
  if (outlook === null) return { unknown: "the weather: the forecast is missing" };
  const period = periodFor(candidate, outlook, now);
  if (period === null) return { unknown: "the weather: no forecast reaches that day" };
  const outside = outsideScore(period, outlook.alerts, preferences.weatherSensitivity);
  const said = weatherText(period, outlook.alerts);
  if (isOpenAir(candidate)) return { score: outside, text: `forecast ${said}` };
  const isPoor = outside < 0.5;
  const why = isPoor ? "ashore, so it matters less" : "ashore, though it is good to be outside";
  return { score: isPoor ? 0.9 : 0.5, text: `${why}: ${said}` };
}

function weatherText(
  { name, summary, wind, rainPercent }: OutlookPeriod,
  alerts: readonly string[],
) {
  const rain = rainPercent === null ? "" : `, rain ${rainPercent}%`;
  const warned = alerts.length > 0 ? `, warning: ${alerts.join(", ")}` : "";
  return `${name.toLowerCase()}: ${summary.toLowerCase()}, wind ${wind}${rain}${warned}`;
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

type Warmth = "warm" | "mild" | "cold";

/** From which latitude on, and in which months it is usually warm and mild out on the water there. */
const NORMALS = [
  { from: 41, warm: [6, 9], mild: [5, 10] },
  { from: 36.5, warm: [5, 9], mild: [4, 10] },
  { from: 31, warm: [4, 10], mild: [3, 11] },
  { from: -90, warm: [3, 11], mild: [1, 12] },
] as const;

/** What a month is usually like on this coast, by the latitude alone. */
export function seasonNormal(latitude: number, month: number): Warmth {
  const band = NORMALS.find(({ from }) => latitude >= from) ?? NORMALS[3];
  const within = ([first, last]: readonly [number, number]) => month >= first && month <= last;
  if (within(band.warm)) return "warm";
  return within(band.mild) ? "mild" : "cold";
}

const LIKED: Readonly<Record<Warmth, number>> = { warm: 1, mild: 0.65, cold: 0.3 };

export function judgeSeason(candidate: Candidate, plan: Plan, month: number): Judgement {
  if (!isOpenAir(candidate)) return null;
  if (candidate.point === null) return { unknown: "the season there" };
  const at = candidate.event?.month ?? month;
  const normal = seasonNormal(candidate.point.latitude, at);
  const care = CARE[plan.preferences.weatherSensitivity];
  const score = between(1 - care * (1 - LIKED[normal]), 0, 1);
  return { score, text: `${MONTHS[at - 1]} is usually ${normal} out there` };
}
