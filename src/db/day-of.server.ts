import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DaySpan } from "#src/shared/day-span.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";

/** The day of a moment by the clock of the site. */
export const siteDayOf = (moment: SQLWrapper): SQL =>
  sql`(${moment} at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)})::date`;

/** Both days are whole, across changes of clocks too; an index on the moment is of use. */
export const isWithinDays = (moment: SQLWrapper, { start, end }: DaySpan): SQL =>
  sql`(${moment} >= ${start}::date::timestamp at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)}
    and ${moment} < (${end}::date + 1)::timestamp at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)})`;

/** "2026-07-01T14:05:00Z" */
export const isoTextOf = (moment: SQLWrapper): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
