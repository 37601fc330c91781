import { z } from "zod";

/** What is read of the answers of api.weather.gov; the rest is not looked at. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|[^\P{Cc}\n]/gu;

/** Plain text without what nobody sees, cut. */
const words = (most: number) =>
  z.string().transform((text) => {
    const seen = text.replace(UNSEEN, "").trim();
    return seen.length > most ? `${seen.slice(0, most).trimEnd()}…` : seen;
  });

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const Town = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({ city: words(60), state: words(30) }),
});

export const Point = z.object({
  properties: z.object({
    forecast: z.url(),
    forecastHourly: z.url().nullish(),
    forecastGridData: z.url().nullish(),
    relativeLocation: Town.nullish().catch(null),
  }),
});
export type NwsPoint = z.output<typeof Point>["properties"];

const Period = z.object({
  name: words(80).nullish(),
  startTime: moment,
  endTime: moment.nullish(),
  isDaytime: z.boolean(),
  temperature: z.number(),
  temperatureUnit: z.enum(["F", "C"]).default("F"),
  windSpeed: words(40),
  windDirection: words(10),
  shortForecast: words(200),
  probabilityOfPrecipitation: z.object({ value: z.number().nullable() }).nullish(),
});
export type NwsPeriod = z.output<typeof Period>;

export const ForecastAnswer = z.object({
  properties: z.object({ updateTime: moment, periods: z.array(Period).min(1) }),
});
export type NwsForecast = z.output<typeof ForecastAnswer>["properties"];

const Series = z
  .object({
    uom: z.string().nullish(),
    values: z.array(z.object({ validTime: z.string(), value: z.number().nullable() })),
  })
  .nullish();
export type NwsSeries = z.output<typeof Series>;

export const GridAnswer = z.object({
  properties: z.object({
    updateTime: moment,
    waveHeight: Series,
    windWaveHeight: Series,
    windSpeed: Series,
    windGust: Series,
    windDirection: Series,
  }),
});
export type NwsGrid = z.output<typeof GridAnswer>["properties"];

const Alert = z.object({
  id: z.string().nullish(),
  event: words(120),
  headline: words(300).nullish(),
  description: words(800).nullish(),
  severity: z.string().nullish(),
  status: z.string().nullish(),
  messageType: z.string().nullish(),
  expires: moment.nullish(),
  ends: moment.nullish(),
  references: z.array(z.object({ identifier: z.string().nullish() })).nullish(),
});
export type NwsAlert = z.output<typeof Alert>;

export const AlertsAnswer = z.object({ features: z.array(z.object({ properties: Alert })) });
