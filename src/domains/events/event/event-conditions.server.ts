import { and, between, eq, isNull, type SQL, sql } from "drizzle-orm";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { wordsOf } from "#src/domains/search/understand-query.server.ts";
import type { EventFilter } from "./filter-contract.ts";
import { LENGTH_MAX_DAYS } from "./limits-contract.ts";
import { seasonAt } from "./season-at.server.ts";

const MILES_PER_DEGREE = 69;

/** It was not taken down. */
export const isOnSite = isNull(events.takenDownReason);

/** Everything that a filter asks of the event whatever its date is, and that it is there to be found. */
export function eventConditions(filter: EventFilter): SQL | undefined {
  const { category, state, city, featured } = filter;
  return and(
    isOnSite,
    textCondition(filter.q),
    category ? eq(events.category, category) : undefined,
    state ? eq(events.state, state) : undefined,
    city ? sql`lower(${events.city}) = lower(${city})` : undefined,
    featured === undefined ? undefined : eq(events.featured, featured),
    nearCondition(filter),
  );
}

/** By the date that lists show. */
export const seasonCondition = ({ season }: EventFilter): SQL | undefined =>
  season ? eq(events.season, season) : undefined;

/** Every word, also as the beginning of one. Words without letters find nothing. */
function textCondition(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const words = wordsOf(text).map((word) => `${word}:*`);
  if (words.length === 0) return sql`false`;
  return sql`${events.search} @@ to_tsquery('landfall', ${words.join(" & ")})`;
}

function nearCondition({ near, radius }: EventFilter): SQL | undefined {
  if (!near) return undefined;
  const { latitude, longitude } = near;
  const tall = radius / MILES_PER_DEGREE + 0.01;
  const wide = Math.min(180, tall / Math.cos((Math.min(89, Math.abs(latitude)) * Math.PI) / 180));
  return and(
    between(events.latitude, latitude - tall, latitude + tall),
    between(events.longitude, longitude - wide, longitude + wide),
    sql`miles_between(${latitude}::float8, ${longitude}::float8, ${events.latitude}, ${events.longitude}) <= ${radius}::float8`,
  );
}

/** What ends at midnight is not on the day that begins then. */
export const lastMoment = ({ startsAt, overAt }: Pick<typeof eventDates, "startsAt" | "overAt">) =>
  sql`greatest(${startsAt}, ${overAt} - interval '1 second')`;

/**
 * The days of a filter as days at the place, and its season as that of the date. The moments around them are for the index and
 * leave few dates whose event is looked up: no place is more than a day from universal time, and no
 * date is longer than a month.
 */
export function dateConditions(
  { startDate, endDate, season }: EventFilter,
  dates: Pick<typeof eventDates, "startsAt" | "overAt" | "status" | "weatherCall"> = eventDates,
): SQL | undefined {
  const localDay = (moment: SQL) => sql`(${moment} at time zone ${events.timeZone})::date`;
  const first = sql`${startDate}::date`;
  const last = sql`${endDate}::date`;
  const longest = sql.raw(`interval '${LENGTH_MAX_DAYS + 2} days'`);
  return and(
    startDate ? sql`${dates.startsAt} >= ${first} - ${longest}` : undefined,
    startDate ? sql`${dates.overAt} >= ${first} - interval '2 days'` : undefined,
    // Clocks at the place are asked only where they can make a difference.
    startDate
      ? sql`(${dates.startsAt} >= ${first} + interval '2 days' or ${localDay(lastMoment(dates))} >= ${first})`
      : undefined,
    endDate ? sql`${dates.startsAt} < ${last} + interval '2 days'` : undefined,
    endDate ? sql`${localDay(sql`${dates.startsAt}`)} <= ${last}` : undefined,
    season ? eq(seasonAt(dates.startsAt), season) : undefined,
    // A date of a series that does not take place is no reason to list it then, unless the weather might turn.
    sql`(${dates.status} <> 'cancelled' or ${dates.weatherCall} = 'no_go' or ${events.status} <> 'active' or ${events.rule} is null)`,
  );
}
