import { pick, shuffle } from "./deal.ts";
import type { Plan } from "./plan-listings.ts";

export type Facts = Record<string, number | boolean | string | string[]>;
type Random = () => number;

const between = (low: number, high: number, random: Random, step = 1): number =>
  low + step * Math.floor(random() * ((high - low) / step + 1));
const chance = (share: number, random: Random): boolean => random() < share;

const CREW_LICENSES = [
  "USCG Master, 50 tons",
  "USCG Master, 100 tons",
  "USCG OUPV (six-pack)",
  "USCG Master, 25 tons, with sailing endorsement",
];
const TRIP_LENGTHS = [
  "2 and 4 hours",
  "half and full day",
  "4, 6 and 8 hours",
  "90 minutes",
  "by the day",
  "3 hours to overnight",
];
const LARGE_PARTIES = new Set(["harbor cruise", "eco tour"]);

/** What a boater asks first. Some are left out, as owners leave them out. */
export function chooseFacts(
  { book, kind, place }: Plan,
  amenities: readonly string[],
  random: Random,
): Facts {
  switch (book.category) {
    case "marinas":
      return marinaFacts(kind.id, amenities, random);
    case "restaurants":
    case "venues":
    case "hotels":
      return tableFacts(amenities, random);
    case "charters":
    case "captain-services":
      return crewFacts(kind.id, random);
    case "sandbars":
      if (!("depth" in place)) return {};
      return {
        lowWaterDepth: place.depth,
        holding: place.holding,
        protection: place.protection,
        access: place.access,
      };
    default:
      return {};
  }
}

function marinaFacts(kind: string, amenities: readonly string[], random: Random): Facts {
  const isLarge = kind === "resort marina";
  const slips = isLarge ? between(90, 280, random, 5) : between(24, 140, random, 2);
  const dockDepth = between(isLarge ? 7 : 4, isLarge ? 14 : 9, random);
  const facts: Facts = {
    slips,
    transientSlips: Math.max(3, Math.round(slips * (0.08 + random() * 0.2))),
    maxLength: isLarge ? between(80, 200, random, 10) : between(35, 75, random, 5),
    dockDepth,
    approachDepth: dockDepth + between(-1, 3, random),
    vhf: pick(["16 / 68", "16 / 9", "16 / 71", "9", "16 / 72"], random),
    pumpOut: amenities.includes("Pump-Out"),
    haulOut: amenities.includes("Haul-Out") || kind === "dry stack",
    shorePower: isLarge ? ["30 A", "50 A", "100 A"] : pick([["30 A"], ["30 A", "50 A"]], random),
  };
  if (amenities.includes("Fuel Dock")) {
    facts.fuel = pick(
      [["gas", "diesel"], ["gas"], ["gas", "diesel", "ethanol-free"], ["diesel"]],
      random,
    );
  }
  if (chance(0.2, random)) delete facts.approachDepth;
  return facts;
}

function tableFacts(amenities: readonly string[], random: Random): Facts {
  const hasDock = amenities.includes("Boat Access") || amenities.includes("Dockage");
  if (!hasDock) return {};
  const facts: Facts = {
    dockSlips: between(3, 24, random),
    tieUp: pick(["floating dock", "fixed dock", "fixed dock", "bulkhead", "floating dock"], random),
  };
  if (chance(0.8, random)) facts.dockDepth = between(3, 9, random);
  return facts;
}

function crewFacts(kind: string, random: Random): Facts {
  const facts: Facts = { tripLengths: pick(TRIP_LENGTHS, random) };
  if (kind === "bareboat")
    return { passengers: between(4, 8, random), tripLengths: "3, 4 and 7 days" };
  if (kind === "delivery") delete facts.tripLengths;
  facts.licence = pick(CREW_LICENSES, random);
  if (LARGE_PARTIES.has(kind)) facts.passengers = between(18, 49, random);
  else if (kind === "dive and snorkel") facts.passengers = between(8, 12, random);
  else if (kind !== "delivery") facts.passengers = 6;
  return facts;
}

export function chooseAmenities({ kind }: Plan, random: Random): string[] {
  const extra = between(1, Math.min(5, kind.maybe.length), random);
  return [...kind.amenities, ...shuffle(kind.maybe, random).slice(0, extra)];
}
