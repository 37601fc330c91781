import { setTimeout as pause } from "node:timers/promises";
import { mainlandTowns } from "./gazetteer.server.ts";
import { findZip } from "./zip-codes.server.ts";

export interface CalledTown {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** How many ZIP codes it has: how large it is. */
  zips: number;
}

type Towns = ReadonlyMap<string, readonly CalledTown[]>;
let towns: Promise<Towns> | undefined;

/** The gazetteer writes Saint and Fort in full. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim()
    .replace(/^st /, "saint ")
    .replace(/^ft /, "fort ")
    .replace(/^mt /, "mount ");

const ROWS_AT_ONCE = 1000;
/** Longer than a turn: whoever asks for a page meanwhile is let in first. */
const PAUSE_MS = 2;

/** Gathered when it is first needed, in slices: nobody waits for it but who asked. */
function loadTowns(): Promise<Towns> {
  towns ??= gatherTowns().catch((error: unknown) => {
    towns = undefined;
    throw error;
  });
  return towns;
}

async function gatherTowns(): Promise<Towns> {
  const byKey = new Map<string, Map<string, CalledTown>>();
  for (const [index, { city, state, latitude, longitude }] of (await mainlandTowns()).entries()) {
    if (index % ROWS_AT_ONCE === 0) await pause(PAUSE_MS);
    const key = keyOf(city);
    const ofName = byKey.get(key) ?? new Map<string, CalledTown>();
    const known = ofName.get(state);
    const zips = (known?.zips ?? 0) + 1;
    const mean = (before = 0, value = 0) => before + (value - before) / zips;
    ofName.set(state, {
      ...{ city, state, zips },
      latitude: mean(known?.latitude, latitude),
      longitude: mean(known?.longitude, longitude),
    });
    byKey.set(key, ofName);
  }
  return new Map([...byKey].map(([key, ofName]) => [key, [...ofName.values()]]));
}

/** Before somebody asks. */
export const readTowns = async (): Promise<void> => {
  await loadTowns();
};

/** Every town of this name, the largest first; with a state, the one in it. */
export async function townsCalled(name: string, state: string | null): Promise<CalledTown[]> {
  const found = (await loadTowns()).get(keyOf(name)) ?? [];
  return found
    .filter((town) => state === null || town.state === state)
    .sort((one, other) => other.zips - one.zips || one.state.localeCompare(other.state));
}

export async function townOfZip(zip: string): Promise<CalledTown | null> {
  const found = await findZip(zip);
  if (!found) return null;
  const { city, state, latitude, longitude } = found;
  return { city, state, latitude, longitude, zips: 1 };
}
