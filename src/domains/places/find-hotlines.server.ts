import type { HotlineQuery, HotlinesAnswer } from "./contract.ts";
import { GREATER_ATLANTIC, HOTLINES, SOUTHEAST } from "./data/hotlines.ts";
import { findPlace } from "./find-place.server.ts";
import { findNear } from "./gazetteer.server.ts";
import { nameArea, OFFSHORE_MILES } from "./name-area.server.ts";

/** A line between states is nothing to an animal: both are told. */
const BORDER_MILES = 15;

/** Whom to call at a place; where it is not known, the numbers of both regions. */
export async function findHotlines(asked: HotlineQuery): Promise<HotlinesAnswer> {
  const point = await pointOf(asked);
  if (!point) return { area: null, hotlines: [GREATER_ATLANTIC, SOUTHEAST].map(told) };
  const near = await findNear(point, OFFSHORE_MILES);
  const reach = Math.max(BORDER_MILES, (near[0]?.miles ?? 0) + BORDER_MILES);
  const states = near.filter(({ miles }) => miles <= reach).map(({ town }) => town.state);
  const hotlines = HOTLINES.filter((line) => line.states.some((state) => states.includes(state)));
  return { area: await nameArea(point), hotlines: hotlines.map(told) };
}

const told = ({ states: _, ...line }: (typeof HOTLINES)[number]) => line;

async function pointOf({ latitude, longitude, place }: HotlineQuery) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const found = place ? await findPlace(place) : null;
  return found && { latitude: Number(found.latitude), longitude: Number(found.longitude) };
}
