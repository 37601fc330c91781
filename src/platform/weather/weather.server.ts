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

type ForecastHour = Omit<ForecastPeriod, "name" | "isDaytime">;

/** On the water, every three hours. */
export interface WaterHour {
  startsAt: string;
  waveFeet: number | null;
  windKnots: number | null;
  gustKnots: number | null;
  /** "SW" */
  windFrom: string | null;
}

/** Plain text of the service, cut. */
export interface WeatherAlert {
  id: string;
  event: string;
  headline: string;
  description: string | null;
  /** Null where the service does not say. */
  until: string | null;
}

export interface Forecast {
  /** Empty far out, where there are only wind and waves. */
  periods: ForecastPeriod[];
  hours: ForecastHour[];
  water: WaterHour[];
  alerts: WeatherAlert[];
  /** When the service made it. */
  issuedAt: string;
  /** When it was asked. */
  fetchedAt: string;
  /** The service did not answer since: warnings may be missing. */
  isStale: boolean;
  /** The place lies in water, and this is for the shore there: "Annapolis, MD". */
  shore: string | null;
}

/** Why there is none: nobody asks, nobody answered, or the service does not know the place. */
type NoForecast = "off" | "unreachable" | "unknown-place";

export type WeatherAnswer =
  | { forecast: Forecast; reason: null }
  | { forecast: null; reason: NoForecast };

export interface Spot {
  latitude: number;
  longitude: number;
}

export interface Weather {
  /** Warnings for boats are given for the water: a spot on it, where one is known, is asked for too. */
  forecastAt(latitude: number, longitude: number, onWater?: Spot | null): Promise<WeatherAnswer>;
}

export const noWeather: Weather = {
  forecastAt: async () => ({ forecast: null, reason: "off" }),
};
