import type { Services } from "#src/platform/services.server.ts";
import type { WeatherAnswer } from "#src/platform/weather/weather.server.ts";
import type { Point } from "./candidate-rules.ts";
import type { Outlook } from "./plan-rules.ts";
import { strongestWind } from "./weather-rules.ts";

export interface ReadOutlook {
  outlook: Outlook | null;
  /** Why there is none. */
  reason: WeatherAnswer["reason"] | "nowhere";
}

/** The forecast for a position; without a position there is nothing to ask for. */
export async function readOutlook(
  { weather }: Pick<Services, "weather">,
  position: Point | null,
): Promise<ReadOutlook> {
  if (position === null) return { outlook: null, reason: "nowhere" };
  const { forecast, reason } = await weather.forecastAt(position.latitude, position.longitude);
  if (forecast === null) return { outlook: null, reason };
  const periods = forecast.periods.map((period) => ({
    name: period.name,
    startsAt: Date.parse(period.startsAt),
    isDaytime: period.isDaytime,
    windMph: strongestWind(period.windSpeed),
    wind: `${period.windSpeed} ${period.windDirection}`.trim(),
    rainPercent: period.rainPercent,
    summary: period.summary,
  }));
  return { outlook: { periods, alerts: forecast.alerts.map(({ event }) => event) }, reason: null };
}
