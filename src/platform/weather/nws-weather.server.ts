import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Forecast, Weather, WeatherAlert, WeatherAnswer } from "./weather.server.ts";

const NWS_API = "https://api.weather.gov";

const PATIENCE_MS = 4000;
const FRESH_MS = 30 * 60_000;
/** A service that does not answer is left alone for a while. */
const FAILURE_FRESH_MS = 2 * 60_000;
const PERIODS_MAX = 4;
const ALERTS_MAX = 5;

interface NwsOptions {
  baseUrl?: string;
  /** The service wants to know who asks. */
  contact: string;
  patienceMs?: number;
}

const Point = z.object({ properties: z.object({ forecast: z.url() }) });

const Period = z.object({
  name: z.string().max(80),
  startTime: z.iso.datetime({ offset: true }),
  isDaytime: z.boolean(),
  temperature: z.number(),
  temperatureUnit: z.enum(["F", "C"]).default("F"),
  windSpeed: z.string().max(40),
  windDirection: z.string().max(10),
  shortForecast: z.string().max(200),
  probabilityOfPrecipitation: z.object({ value: z.number().nullable() }).nullish(),
});

const ForecastAnswer = z.object({
  properties: z.object({
    updateTime: z.iso.datetime({ offset: true }),
    periods: z.array(Period).min(1),
  }),
});

const AlertsAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({ event: z.string().max(120), headline: z.string().max(500).nullish() }),
    }),
  ),
});

class UnknownPlace extends Error {}

/** Forecasts of the US National Weather Service, kept in the process for half an hour. */
export function createNwsWeather(options: NwsOptions): Weather {
  const { baseUrl = NWS_API, contact, patienceMs = PATIENCE_MS } = options;
  const answers = new LRUCache<string, Promise<WeatherAnswer>>({ max: 1000, ttl: FRESH_MS });

  const read = async <T>(url: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> => {
    const headers = { "User-Agent": `Landfall (${contact})`, Accept: "application/geo+json" };
    const response = await fetch(url, { headers, signal, redirect: "error" });
    if (response.status === 404) throw new UnknownPlace(url);
    if (!response.ok) throw new Error(`${response.status} from ${url}`);
    return schema.parse(await response.json());
  };

  const ask = async (place: string): Promise<Forecast> => {
    const signal = AbortSignal.timeout(patienceMs);
    const alerts = read(`${baseUrl}/alerts/active?point=${place}`, AlertsAnswer, signal);
    // A forecast without the warnings would claim that there are none: both or nothing.
    const [{ properties }, { features }] = await Promise.all([
      read(`${baseUrl}/points/${place}`, Point, signal).then((point) =>
        read(underBase(point.properties.forecast, baseUrl), ForecastAnswer, signal),
      ),
      alerts,
    ]);
    return {
      issuedAt: new Date(properties.updateTime).toISOString(),
      periods: properties.periods.slice(0, PERIODS_MAX).map(toPeriod),
      alerts: features.slice(0, ALERTS_MAX).map(toAlert),
    };
  };

  return {
    forecastAt(latitude, longitude) {
      // The service's grid is coarser than a hundredth of a degree, and it refuses more digits.
      const place = `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`;
      const known = answers.get(place);
      if (known) return known;
      const answer = ask(place).then(
        (forecast): WeatherAnswer => ({ forecast, reason: null }),
        (error): WeatherAnswer => {
          const isUnknown = error instanceof UnknownPlace;
          if (!isUnknown) answers.set(place, answer, { ttl: FAILURE_FRESH_MS });
          return { forecast: null, reason: isUnknown ? "unknown-place" : "unreachable" };
        },
      );
      answers.set(place, answer);
      return answer;
    },
  };
}

/** The service names the next address; only the service itself is asked. */
function underBase(url: string, baseUrl: string): string {
  const { pathname, search } = new URL(url);
  return `${baseUrl}${pathname}${search}`;
}

function toPeriod(period: z.infer<typeof Period>): Forecast["periods"][number] {
  const { temperature, temperatureUnit } = period;
  return {
    name: period.name,
    startsAt: new Date(period.startTime).toISOString(),
    isDaytime: period.isDaytime,
    temperatureF: Math.round(temperatureUnit === "C" ? temperature * 1.8 + 32 : temperature),
    windSpeed: period.windSpeed,
    windDirection: period.windDirection,
    rainPercent: period.probabilityOfPrecipitation?.value ?? null,
    summary: period.shortForecast,
  };
}

const toAlert = ({
  properties: { event, headline },
}: z.infer<typeof AlertsAnswer>["features"][number]): WeatherAlert => ({
  event,
  headline: headline ?? event,
});
