import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { findRegion, splitCity } from "#src/domains/directory/listing/place-rules.ts";
import type { Town } from "./search-input.server.ts";

export const nameOfTown = ({ city, state }: Town): string => `${city}, ${state}`;

interface Asked {
  city?: string;
  location?: string;
}

/** What was asked, with the towns that it means when none has exactly that name. */
export async function withTowns<Input extends Asked>(
  db: Db,
  input: Input,
): Promise<Input & { towns?: readonly Town[] }> {
  const towns = await findTowns(db, input);
  return towns ? { ...input, towns } : input;
}

/** Null when a town of this name exists, when a region is meant, and when nothing is near. */
export async function findTowns(db: Db, { city, location }: Asked): Promise<Town[] | null> {
  const typed = city ?? location;
  if (!typed || findRegion(typed)) return null;
  const asked = splitCity(typed);
  const rows = await runPrepared<Town>(db, townsLike(asked.city, asked.state, Boolean(city)));
  const isExact = rows.some((row) => row.city.toLowerCase() === asked.city.toLowerCase());
  return rows.length === 0 || isExact ? null : rows;
}

/** Beyond this many a beginning says nothing yet. */
const TOWNS_MAX = 20;

/**
 * The towns of this name, however it is written; else those that begin so; else the nearest, a
 * typing error or two away; else those whose beginning is nearly this. A part of a name (`location`)
 * has found its towns by itself.
 */
function townsLike(city: string, state: string | null, isBeginning: boolean): SQL {
  const inState = state ? sql` and state = ${state}` : sql``;
  const begins = isBeginning ? sql`starts_with(key, typed)` : sql`key = typed`;
  return sql`with asked as materialized (
  select left(name_key(${city}), 100) as typed),
named as materialized (
  select city, state, case when key = typed then 0 else 1 end as far from towns, asked
  where length(typed) >= 2 and ${begins}${inState}),
near as materialized (
  select city, state, typing_distance(typed, key) as far from towns, asked
  where not exists (select from named) and length(typed) >= 2${inState}
    and abs(length(typed) - length(key)) <= 2
    and typing_distance(typed, key) <= case when length(typed) <= 4 then 1 else 2 end),
nearly as (
  select city, state, 0 as far from towns, asked
  where not exists (select from named) and not exists (select from near)
    and length(typed) >= 4 and begins_nearly(key, typed)${inState}),
meant as (select * from named union all select * from near union all select * from nearly)
select city, state from meant where far = (select min(far) from meant)
order by city, state limit ${sql.raw(String(TOWNS_MAX))}`;
}
