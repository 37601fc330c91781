import { and, type Column, or, type SQL, sql } from "drizzle-orm";
import { containing } from "#src/db/like-pattern.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { listingCounts } from "#src/db/schema/search.server.ts";
import { findRegion, splitCity } from "#src/domains/directory/listing/place-rules.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import type { Filter, Town } from "./search-input.server.ts";

export interface PlaceInput {
  city?: string;
  state?: string;
  location?: string;
  towns?: readonly Town[];
}

/** The columns that tell where listings are: their own, or those of the kept counts. */
interface PlaceColumns {
  city: Column;
  state: Column;
  region: SQL;
}

const ofListings: PlaceColumns = {
  city: businesses.city,
  state: businesses.state,
  region: sql`region_of(${businesses.state}, ${businesses.latitude}, ${businesses.longitude})`,
};

const ofCounts: PlaceColumns = {
  city: listingCounts.city,
  state: listingCounts.state,
  region: sql`${listingCounts.region}`,
};

const placeCondition = (input: PlaceInput): SQL | undefined => placeIn(ofListings, input);
export const placeOfCounts = (input: PlaceInput): SQL | undefined => placeIn(ofCounts, input);

/** The town, the state, the part of a name or the region that a search asks for. */
function placeIn(columns: PlaceColumns, input: PlaceInput): SQL | undefined {
  const { city, state, location, towns } = input;
  const inState = state ? sql`${columns.state} = ${state}` : undefined;
  if (towns) return and(or(...towns.map((town) => isTown(columns, town))), inState);
  const region = city ? findRegion(city) : undefined;
  if (region) return sql`${columns.region} = ${region}`;
  return and(
    city ? isTown(columns, splitCity(city)) : undefined,
    inState,
    location ? locationIn(columns, location) : undefined,
  );
}

function isTown(columns: PlaceColumns, town: { city: string; state: string | null }) {
  return and(
    sql`lower(${columns.city}) = lower(${town.city})`,
    town.state ? sql`${columns.state} = ${town.state}` : undefined,
  );
}

/**
 * A region by its name, a state by name or letters, else every town whose name, or name and state
 * together, contains the text.
 */
function locationIn({ city, state, region }: PlaceColumns, text: string): SQL | undefined {
  const named = findRegion(text);
  if (named) return sql`${region} = ${named}`;
  const like = containing(text.trim());
  const states = Object.entries(STATES)
    .filter(([, name]) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .map(([letters]) => letters);
  return or(
    sql`${city} || ', ' || ${state} ilike ${like}`,
    sql`${city} || ' ' || ${state} ilike ${like}`,
    states.length > 0 ? sql`${state} = any(${sql.param(states)}::text[])` : undefined,
  );
}

const filterQuery = (kind: string, value: string): SQL => sql`filter_query(${kind}, ${value})`;

/** As the search vector can answer it; a region and a part of a name have no words. */
export function placeFilter(input: PlaceInput): Filter | null {
  const columns = placeCondition(input);
  if (!columns) return null;
  const { city, state, location, towns } = input;
  if (!towns && (location || (city && findRegion(city)))) return { rest: columns, columns };
  const named = towns ?? (city ? [splitCity(city)] : []);
  const parts = [
    named.length > 0 ? sql`(${sql.join(named.map(townWords), sql` || `)})` : null,
    state ? filterQuery("state", state) : null,
  ].filter((part) => part !== null);
  return { words: sql.join(parts, sql` && `), columns };
}

function townWords({ city, state }: { city: string; state: string | null }): SQL {
  const word = filterQuery("city", city);
  return state ? sql`(${word} && ${filterQuery("state", state)})` : word;
}
