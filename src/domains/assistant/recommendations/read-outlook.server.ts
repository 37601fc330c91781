import type { Services } from "#src/platform/services.server.ts";
import type { WeatherAnswer } from "#src/platform/weather/weather.server.ts";
import type { Point } from "./candidate-rules.ts";
import type { Outlook } from "./plan-rules.ts";
import { strongestWind } from "./weather-rules.ts";

export interface ReadOutlook {
  outlook: Outlook | null;
  /** Why there is none. */
  reason: WeatherAnswer["reason"] | "nowhere";
  /** The service did not answer since: warnings may be missing. */
  isStale: boolean;
}

/** The forecast for a position; without a position there is nothing to ask for. */
export async function readOutlook(
  { weather }: Pick<Services, "weather">,
  position: Point | null,
): Promise<ReadOutlook> {
  if (position === null) return { outlook: null, reason: "nowhere", isStale: false };
  const { forecast, reason } = await weather.forecastAt(position.latitude, position.longitude);
  if (forecast === null) return { outlook: null, reason, isStale: false };
  const periods = forecast.periods.map((period) => ({
    name: period.name,
    startsAt: Date.parse(period.startsAt),
    isDaytime: period.isDaytime,
    windMph: strongestWind(period.windSpeed),
    wind: `${period.windSpeed} ${period.windDirection}`.trim(),
    rainPercent: period.rainPercent,
    summary: period.summary,
  }));
  const alerts = [...new Set(forecast.alerts.map(({ event }) => event))];
  return { outlook: { periods, alerts }, reason: null, isStale: forecast.isStale };
}
