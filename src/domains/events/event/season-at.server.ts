import { type Column, type SQL, sql } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import { SEASON_OF_MONTH } from "./rules.ts";

const SEASONS_BY_MONTH = sql.raw(`array[${SEASON_OF_MONTH.map((name) => `'${name}'`).join(", ")}]`);

/** Of an event on one of its dates: what its organizer chose, else what `seasonOf` says of the day there. */
export const seasonAt = (startsAt: Column): SQL<string> =>
  sql`coalesce(${events.chosenSeason}, (${SEASONS_BY_MONTH})[extract(month from ${startsAt} at time zone ${events.timeZone})::int])`;
