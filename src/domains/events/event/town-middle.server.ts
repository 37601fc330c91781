import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { findPosition } from "#src/domains/directory/manage/find-position.server.ts";
import { EVENT_STATES } from "./limits-contract.ts";

interface Town {
  city: string;
  state: string | null;
}

interface Position {
  latitude: number;
  longitude: number;
}

const codeOf = (state: string): string | undefined =>
  Object.entries(STATES).find(([, name]) => name === state)?.[0];

const KNOWN_MAX = 2000;
/** Towns are looked for in the whole gazetteer, and pages ask for the same ones again and again. */
const known = new Map<string, Promise<Position | null>>();

/**
 * Where an event is that nobody set a pin for. Without a state, the only town of that name in our
 * states; null where it is not known, or where there are several.
 */
export function middleOf({ city, state }: Town): Promise<Position | null> {
  const key = `${city.trim().toLowerCase()}|${state ?? ""}`;
  const found = known.get(key) ?? findMiddle({ city, state });
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, found);
  return found;
}

async function findMiddle({ city, state }: Town): Promise<Position | null> {
  const codes = (state === null ? EVENT_STATES : [state]).flatMap((name) => codeOf(name) ?? []);
  const found = await Promise.all(
    codes.map((code) => findPosition({ city, state: code, zipCode: "" })),
  );
  const [only, ...others] = found.filter((position) => position !== null);
  return only && others.length === 0
    ? { latitude: only.latitude, longitude: only.longitude }
    : null;
}

interface Placed extends Town {
  latitude: number | null;
  longitude: number | null;
}

/** Nobody set its pin: its position is the middle of its town. */
export async function isApproximate({ latitude, longitude, ...town }: Placed): Promise<boolean> {
  if (latitude === null || longitude === null) return false;
  const middle = await middleOf(town);
  return middle?.latitude === latitude && middle.longitude === longitude;
}
