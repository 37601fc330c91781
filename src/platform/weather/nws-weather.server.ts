import { BreakerOpen } from "./breaker.server.ts";
import { createKeptAnswers, type KeptAnswer } from "./kept-answers.server.ts";
import { currentAlerts } from "./nws-alerts.ts";
import {
  AlertsAnswer,
  ForecastAnswer,
  GridAnswer,
  type NwsAlert,
  type NwsForecast,
  type NwsGrid,
  type NwsPeriod,
  type NwsPoint,
  Point,
} from "./nws-answers.ts";
import { createNwsClient, isUnknownPlace } from "./nws-client.server.ts";
import { readWaterHours } from "./nws-grid.ts";
import { toward } from "./toward.ts";
import type { Forecast, Spot, Weather, WeatherAnswer } from "./weather.server.ts";

const NWS_API = "https://api.weather.gov";

const PATIENCE_MS = 6000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const POINT = { freshMs: 3 * DAY, staleMs: 14 * DAY };
const FORECAST = { freshMs: 30 * MINUTE, staleMs: 6 * HOUR };
const ALERTS = { freshMs: 5 * MINUTE, staleMs: 6 * HOUR };
const FAILED_MS = 2 * MINUTE;
const UNKNOWN_MS = DAY;
const PAUSE_MS = 250;
const PERIODS_MAX = 4;
const HOURS_MAX = 24;
const CELL_KM = 2.5;
const STEPS_MAX = 3;

interface NwsOptions {
  baseUrl?: string;
  /** The service wants to know who asks. */
  contact: string;
  patienceMs?: number;
  pauseMs?: number;
  now?: () => number;
}

interface Shore {
  forecast: KeptAnswer<NwsForecast>;
  point: NwsPoint;
  name: string | null;
}

/** Forecasts of the US National Weather Service, kept in the process; decision 0054. */
export function createNwsWeather(options: NwsOptions): Weather {
  const { contact, patienceMs = PATIENCE_MS, now = Date.now } = options;
  const baseUrl = options.baseUrl ?? NWS_API;
  const client = createNwsClient({ baseUrl, contact, now, pauseMs: options.pauseMs ?? PAUSE_MS });
  const points = createKeptAnswers<NwsPoint>({ ...POINT, failedMs, isFinal: isUnknownPlace, now });
  const forecasts = createKeptAnswers<NwsForecast>({
    ...FORECAST,
    failedMs,
    isFinal: isUnknownPlace,
    now,
  });
  const grids = createKeptAnswers<NwsGrid>({ ...FORECAST, failedMs, isFinal: isUnknownPlace, now });
  const alerts = createKeptAnswers<NwsAlert[]>({
    ...ALERTS,
    failedMs,
    isFinal: isUnknownPlace,
    now,
  });

  const pointAt = (spot: Spot, signal: AbortSignal) =>
    points.get(written(spot, 4), async () => {
      const { value } = await client.read(`/points/${written(spot, 4)}`, Point, signal);
      return { value: value.properties };
    });

  const forecastOf = (address: string, signal: AbortSignal) =>
    forecasts.get(address, async () => {
      const { value, freshMs } = await client.read(address, ForecastAnswer, signal);
      return { value: value.properties, freshMs };
    });

  /** Zones of warnings are large: neighbours share a question. */
  const alertsAt = (spot: Spot, signal: AbortSignal) =>
    alerts.get(written(spot, 2), async () => {
      const address = `/alerts/active?point=${written(spot, 2)}`;
      const { value } = await client.read(address, AlertsAnswer, signal);
      return { value: value.features.map(({ properties }) => properties) };
    });

  /** In a cell of water, the next one toward the town that has a forecast. */
  const shoreAt = async (spot: Spot, signal: AbortSignal): Promise<Shore | null> => {
    const own = await pointAt(spot, signal);
    const { relativeLocation: town } = own.value;
    const [longitude, latitude] = town?.geometry.coordinates ?? [spot.longitude, spot.latitude];
    for (let step = 0; step <= (town ? STEPS_MAX : 0); step += 1) {
      try {
        const { value: point } =
          step === 0
            ? own
            : await pointAt(toward(spot, { latitude, longitude }, step * CELL_KM), signal);
        const forecast = await forecastOf(point.forecast, signal);
        const { city, state } = town?.properties ?? { city: "", state: "" };
        return { forecast, point, name: step === 0 ? null : `${city}, ${state}` };
      } catch (error) {
        if (!isUnknownPlace(error)) throw error;
        // The numbers of cells change now and then: next time the service is asked for them anew.
        if (now() - own.fetchedAt > HOUR) points.forget(written(spot, 4));
      }
    }
    return null;
  };

  const hoursOf = async ({ forecastHourly }: NwsPoint, signal: AbortSignal) => {
    if (!forecastHourly) return [];
    const { value } = await forecastOf(forecastHourly, signal);
    return value.periods.filter(isToCome).slice(0, HOURS_MAX).map(toHour);
  };

  const gridOf = async (spot: Spot, signal: AbortSignal): Promise<KeptAnswer<NwsGrid> | null> => {
    const { forecastGridData: address } = (await pointAt(spot, signal)).value;
    if (!address) return null;
    return grids.get(address, async () => {
      const { value, freshMs } = await client.read(address, GridAnswer, signal);
      return { value: value.properties, freshMs };
    });
  };

  const isToCome = ({ endTime }: NwsPeriod): boolean => !endTime || Date.parse(endTime) > now();

  const ask = async (spot: Spot, onWater: Spot | null): Promise<Forecast | null> => {
    const signal = AbortSignal.timeout(patienceMs);
    // A forecast without the warnings would claim that there are none: both or nothing.
    const [shore, grid, ...warnings] = await Promise.all([
      shoreAt(spot, signal),
      gridOf(onWater ?? spot, signal).catch(() => null),
      alertsAt(spot, signal),
      ...(onWater ? [alertsAt(onWater, signal)] : []),
    ]);
    const main = shore?.forecast ?? grid;
    if (!main) return null;
    const parts = [main, ...warnings];
    return {
      issuedAt: main.value.updateTime,
      fetchedAt: new Date(Math.min(...parts.map(({ fetchedAt }) => fetchedAt))).toISOString(),
      isStale: parts.some(({ isStale }) => isStale),
      shore: shore?.name ?? null,
      periods:
        shore?.forecast.value.periods.filter(isToCome).slice(0, PERIODS_MAX).map(toPeriod) ?? [],
      hours: shore ? await hoursOf(shore.point, signal).catch(() => []) : [],
      water: grid ? readWaterHours(grid.value, now()) : [],
      alerts: currentAlerts(
        warnings.map(({ value }) => value),
        now(),
      ),
    };
  };

  return {
    async forecastAt(latitude, longitude, onWater = null): Promise<WeatherAnswer> {
      try {
        const forecast = await ask({ latitude, longitude }, onWater);
        return forecast ? { forecast, reason: null } : { forecast, reason: "unknown-place" };
      } catch (error) {
        return { forecast: null, reason: isUnknownPlace(error) ? "unknown-place" : "unreachable" };
      }
    },
  };
}

/** Whoever was not asked did not fail. */
function failedMs(error: unknown): number {
  if (error instanceof BreakerOpen) return 0;
  return isUnknownPlace(error) ? UNKNOWN_MS : FAILED_MS;
}

/** The service refuses more than four digits, and leads on from zeros at the end. */
const written = ({ latitude, longitude }: Spot, digits: number): string =>
  `${Number(latitude.toFixed(digits))},${Number(longitude.toFixed(digits))}`;

const toHour = (period: NwsPeriod): Forecast["hours"][number] => ({
  startsAt: period.startTime,
  temperatureF: Math.round(
    period.temperatureUnit === "C" ? period.temperature * 1.8 + 32 : period.temperature,
  ),
  windSpeed: period.windSpeed,
  windDirection: period.windDirection,
  rainPercent: period.probabilityOfPrecipitation?.value ?? null,
  summary: period.shortForecast,
});

const toPeriod = (period: NwsPeriod): Forecast["periods"][number] => ({
  name: period.name ?? "",
  isDaytime: period.isDaytime,
  ...toHour(period),
});
