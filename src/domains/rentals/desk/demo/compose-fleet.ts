import { seededRandom } from "#src/shared/seeded-random.ts";
import { GEAR } from "./data/fleet-gear.ts";
import type { FleetItem } from "./data/fleet-item.ts";
import { JET_SKIS } from "./data/fleet-jet-skis.ts";
import { PADDLES } from "./data/fleet-paddles.ts";
import { POWERBOATS } from "./data/fleet-powerboats.ts";

const FEWEST = 4;
const MOST = 12;
/** What a business of a kind is never without. */
const ALWAYS = 2;
const CHEAPEST = 0.85;
const DEAREST = 1.25;

interface Place {
  id: number;
  amenities: readonly string[];
}

/** By what the listing says that it has. */
const KINDS: readonly (readonly [amenity: string, pool: readonly FleetItem[]])[] = [
  ["Boat Rental", POWERBOATS],
  ["Jet Skis", JET_SKIS],
  ["Kayak Rental", PADDLES],
];

/** Four to twelve things that fit the business, at prices and in numbers of its own. */
export function composeFleet({ id, amenities }: Place): FleetItem[] {
  const random = seededRandom(`fleet-${id}`);
  const pool = KINDS.find(([amenity]) => amenities.includes(amenity))?.[1] ?? GEAR;
  const count = FEWEST + Math.floor(random() * (Math.min(MOST, pool.length) - FEWEST + 1));
  const others = pool
    .slice(ALWAYS)
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count - ALWAYS)
    .map(({ item }) => item);
  const level = CHEAPEST + random() * (DEAREST - CHEAPEST);
  return [...pool.slice(0, ALWAYS), ...others].map((item) => ({
    ...item,
    pricePerHour: Math.round(Number(item.pricePerHour) * level),
    pricePerDay: Math.round(Number(item.pricePerDay) * level),
    quantity: Math.max(1, Math.round(Number(item.quantity) * (0.6 + random() * 0.8))),
  }));
}
