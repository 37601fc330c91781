import { localDateAt } from "#src/domains/hours/calendar.ts";
import { findMoon, findSunTimes, nextFullMoon } from "#src/domains/water/sky/sun-times.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { dayAsked, nextDay, noSuchDay } from "./answer-water.server.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, say } from "./draft.ts";
import { plainLine } from "./message-rules.ts";
import { clockText, dayText, resolveWhen } from "./resolve-when.ts";
import { askWhere, askWhich, whereAsked } from "./where-asked.ts";

const NOON_MS = 12 * 3_600_000;

export async function answerSky(asked: Asked): Promise<Draft> {
  const which = askWhich(asked);
  if (which) return which;
  const where = whereAsked(asked);
  if (!where) return asked.slots.words === "moon" ? tellMoon(asked) : askWhere("Sunset");
  const day = dayAsked(asked, where);
  if (!day) return noSuchDay();
  const at = day.isToday ? day.from : new Date(day.from.getTime() + NOON_MS);
  const sun = findSunTimes(where, where.timeZone, at);
  const clock = (instant: string | null) =>
    instant ? clockText(new Date(instant), where.timeZone) : "none";
  return draft(
    [
      say(
        `${dayText(sun.date)} at ${where.name}: sunrise ${clock(sun.sunrise)}, sunset ${clock(sun.sunset)}, dark from ${clock(sun.civilDusk)}.`,
      ),
      say(moonText(at, where.timeZone)),
    ],
    [nextDay(day), "And the tide?"],
  );
}

/** The moon is the same everywhere. */
const tellMoon = ({ now }: Asked): Draft =>
  draft([say(moonText(now, SITE_TIME_ZONE))], ["Sunset in Annapolis, MD"]);

function moonText(at: Date, timeZone: string): string {
  const { phase, illuminatedPercent } = findMoon(at);
  const full = dayText(localDateAt(nextFullMoon(at), timeZone));
  return `${phase}, ${illuminatedPercent}% lit. The next full moon is on ${full}.`;
}

const REASONS: Readonly<Record<string, string>> = {
  off: "Forecasts are switched off on this site, so I do not know the weather.",
  unreachable:
    "The National Weather Service does not answer just now, so I do not know the weather. Please try again later.",
  "unknown-place": "The National Weather Service has no forecast for that place.",
};
const PERIODS_SHOWN = 3;

export async function answerWeather(asked: Asked): Promise<Draft> {
  const which = askWhich(asked);
  if (which) return which;
  const where = whereAsked(asked);
  if (!where) return askWhere("Weather");
  const { forecast, reason } = await asked.services.weather.forecastAt(
    where.latitude,
    where.longitude,
  );
  const suggestions = ["And the tide?", "When is sunset?"];
  if (!forecast)
    return draft([say(REASONS[reason ?? "unreachable"] ?? REASONS.unreachable ?? "")], suggestions);
  const moment = asked.slots.when && resolveWhen(asked.slots.when, asked.now, where.timeZone);
  const periods = forecast.periods.filter(({ startsAt }) => {
    const day = localDateAt(new Date(startsAt), where.timeZone);
    return !moment || (day >= moment.first && day <= moment.last);
  });
  if (periods.length === 0)
    return draft([say(`The forecast for ${where.name} does not reach that day.`)], suggestions);
  const told = periods
    .slice(0, PERIODS_SHOWN)
    .map(
      ({ name, summary, temperatureF, windSpeed, windDirection }) =>
        `${plainLine(name, 40)}: ${plainLine(summary, 120)}, ${temperatureF} °F, wind ${plainLine(windDirection, 10)} ${plainLine(windSpeed, 40)}.`,
    );
  const alerts = forecast.alerts.map(({ event }) => plainLine(event, 80));
  const warned = alerts.length > 0 ? [say(`Warnings in force: ${alerts.join(", ")}.`)] : [];
  return draft(
    [
      ...warned,
      say(`${where.name}. ${told.join(" ")}`),
      say(
        `National Weather Service, issued ${dayText(localDateAt(new Date(forecast.issuedAt), where.timeZone))} ${clockText(new Date(forecast.issuedAt), where.timeZone)}.`,
      ),
    ],
    suggestions,
  );
}
