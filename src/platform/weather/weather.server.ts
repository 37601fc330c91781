interface ForecastPeriod {
  /** "This Afternoon", "Monday Night". */
  name: string;
  startsAt: string;
  isDaytime: boolean;
  temperatureF: number;
  /** As the service writes it: "5 to 10 mph". */
  windSpeed: string;
  windDirection: string;
  rainPercent: number | null;
  summary: string;
}

export interface WeatherAlert {
  event: string;
  headline: string;
}

export interface Forecast {
  periods: ForecastPeriod[];
  alerts: WeatherAlert[];
  /** When the service made it. */
  issuedAt: string;
}

/** Why there is none: nobody asks, nobody answered, or the service does not know the place. */
type NoForecast = "off" | "unreachable" | "unknown-place";

export type WeatherAnswer =
  | { forecast: Forecast; reason: null }
  | { forecast: null; reason: NoForecast };

export interface Weather {
  forecastAt(latitude: number, longitude: number): Promise<WeatherAnswer>;
}

export const noWeather: Weather = {
  forecastAt: async () => ({ forecast: null, reason: "off" }),
};
