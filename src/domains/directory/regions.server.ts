import { and, or, type SQL, sql } from "drizzle-orm";
import { containing } from "#src/db/like-pattern.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { splitCity } from "./place-rules.ts";
import { STATES } from "./state-contract.ts";

interface Region {
  name: string;
  /** How the home page links to it: /location?city=…&state=… */
  state: string;
  condition: SQL;
}

/** Stretches of coast that are no town: what belongs to them is decided here. */
export const REGIONS: readonly Region[] = [
  {
    name: "Chesapeake Bay",
    state: "MD",
    condition: sql`${businesses.state} in ('MD', 'VA', 'DC')
      and ${businesses.latitude} between 36.75 and 39.65
      and ${businesses.longitude} between -77.4 and -75.6`,
  },
  { name: "Florida Coast", state: "FL", condition: sql`${businesses.state} = 'FL'` },
];

export const findRegion = (name: string): Region | undefined =>
  REGIONS.find((region) => region.name.toLowerCase() === name.trim().toLowerCase());

interface PlaceInput {
  city?: string;
  state?: string;
  location?: string;
}

/** The town, the state, the part of a name or the region that a search asks for. */
export function placeCondition({ city, state, location }: PlaceInput): SQL | undefined {
  const region = city ? findRegion(city) : undefined;
  if (region) return region.condition;
  return and(
    city ? cityCondition(city) : undefined,
    state ? sql`${businesses.state} = ${state}` : undefined,
    location ? locationCondition(location) : undefined,
  );
}

function cityCondition(given: string): SQL | undefined {
  const { city, state } = splitCity(given);
  return and(
    sql`lower(${businesses.city}) = lower(${city})`,
    state ? sql`${businesses.state} = ${state}` : undefined,
  );
}

/**
 * A region by its name, a state by name or letters, else every town whose name, or name and state
 * together, contains the text.
 */
function locationCondition(text: string): SQL | undefined {
  const region = findRegion(text);
  if (region) return region.condition;
  const like = containing(text.trim());
  const states = Object.entries(STATES)
    .filter(([, name]) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .map(([letters]) => letters);
  return or(
    sql`${businesses.city} || ', ' || ${businesses.state} ilike ${like}`,
    sql`${businesses.city} || ' ' || ${businesses.state} ilike ${like}`,
    states.length > 0 ? sql`${businesses.state} = any(${sql.param(states)}::text[])` : undefined,
  );
}
