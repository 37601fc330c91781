import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { dayOfIsoDate } from "#src/domains/hours/calendar.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import { openStateAt } from "#src/domains/hours/open-state.ts";
import { scheduleOn } from "#src/domains/hours/schedule.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { ListingClaim, Point } from "./draft.ts";
import type { Place } from "./question-contract.ts";
import { type Moment, resolveWhen } from "./resolve-when.ts";

type Facts = Record<string, unknown>;

/** What was said of time, by the clock of the listing. */
export const momentFor = (
  { timeZone }: Pick<ListingRow, "timeZone">,
  { when }: ListingClaim,
  now: Date,
): Moment | null => when && resolveWhen(when, now, timeZone ?? SITE_TIME_ZONE);

/** Everything that is about to be said of it is so. */
export function holds(row: ListingRow, claim: ListingClaim, now: Date): boolean {
  const { needs, isOpenClaimed, within } = claim;
  if (row.status !== "live") return false;
  if (within && !liesWithin(row, within)) return false;
  const moment = momentFor(row, claim, now);
  if (isOpenClaimed && moment && !isOpenThen(row, moment)) return false;
  return needs === null || meets(row, needs);
}

export function milesFrom(
  row: Pick<ListingRow, "latitude" | "longitude">,
  from: Point,
): number | null {
  const { latitude, longitude } = row;
  return latitude === null || longitude === null
    ? null
    : milesBetween(from, { latitude, longitude });
}

function liesWithin(row: ListingRow, within: Point & { miles: number }): boolean {
  const miles = milesFrom(row, within);
  return miles !== null && miles <= within.miles;
}

/** Hours that nobody could read claim nothing. */
function isOpenThen({ hours, timeZone }: ListingRow, { at, first }: Moment): boolean {
  if (!hours || !timeZone) return false;
  if (at) return openStateAt(hours as Hours, at, timeZone).isOpen;
  return scheduleOn(hours as Hours, dayOfIsoDate(first)).spans.length > 0;
}

function meets(row: ListingRow, needs: NonNullable<ListingClaim["needs"]>): boolean {
  const facts = row.facts as Facts;
  const { category, amenities, without, fuel, draftFeet, lengthFeet, passengers, prices } = needs;
  const { vhf, dish, withoutWords, notIn } = needs;
  return (
    (category === null || row.category === category) &&
    amenities.every((name) => hasAmenity(row, name)) &&
    !without.some((name) => hasAmenity(row, name)) &&
    (fuel === null || sells(facts, fuel)) &&
    (draftFeet === null || isDeepEnough(facts, draftFeet)) &&
    (lengthFeet === null || Number(facts.maxLength ?? 0) >= lengthFeet) &&
    (passengers === null || Number(facts.passengers ?? 0) >= passengers) &&
    (prices.length === 0 || prices.includes(row.priceRange)) &&
    vhf.every((channel) => channelsOf(facts).includes(channel)) &&
    (dish === null || speaksOf(row, dish)) &&
    !withoutWords.some((word) => speaksOf(row, word)) &&
    !notIn.some((place) => liesIn(row, place))
  );
}

/** "16 / 71" */
const channelsOf = ({ vhf }: Facts): string[] =>
  (String(vhf ?? "").match(/\d+/g) ?? []).map((channel) => String(Number(channel)));

function speaksOf({ name, description, amenities }: ListingRow, word: string): boolean {
  const text = [name, description, ...amenities].join(" ").toLowerCase();
  return text.includes(word.replace(/e?s$/, ""));
}

const liesIn = (row: ListingRow, { kind, name, state }: Place): boolean =>
  row.state === state && (kind === "state" || row.city === name);

const DOCKS = new Set(["floating dock", "fixed dock", "bulkhead"]);

/** What boater facts say as well as the list of amenities. */
const TOLD_BY_FACTS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  "Shore Power": ({ shorePower }) => Array.isArray(shorePower) && shorePower.length > 0,
  "Haul-Out": ({ haulOut }) => haulOut === true,
  "Fuel Dock": ({ fuel }) => Array.isArray(fuel) && fuel.length > 0,
  "Pump-Out": ({ pumpOut }) => pumpOut === true,
  Dockage: ({ dockSlips, tieUp }) => Number(dockSlips ?? 0) > 0 || DOCKS.has(String(tieUp)),
};

export const isToldByFacts = (name: string): boolean => name in TOLD_BY_FACTS;

export const hasAmenity = (row: Pick<ListingRow, "amenities" | "facts">, name: string): boolean =>
  row.amenities.includes(name) || TOLD_BY_FACTS[name]?.(row.facts as Facts) === true;

export const fuelsOf = (facts: Facts): string[] =>
  Array.isArray(facts.fuel) ? facts.fuel.map(String) : [];

const sells = (facts: Facts, fuel: string): boolean =>
  fuel === "any" ? fuelsOf(facts).length > 0 : fuelsOf(facts).includes(fuel);

const DEPTHS = [
  { key: "approachDepth", label: "approach depth" },
  { key: "dockDepth", label: "dock depth" },
  { key: "lowWaterDepth", label: "depth at low water" },
];

/** "dock depth 8 ft"; only what somebody entered. */
export const depthsOf = (facts: Facts): { label: string; feet: number }[] =>
  DEPTHS.flatMap(({ key, label }) =>
    typeof facts[key] === "number" ? [{ label, feet: facts[key] as number }] : [],
  );

/** Every depth that is known is enough, and one is. */
function isDeepEnough(facts: Facts, draftFeet: number): boolean {
  const depths = depthsOf(facts);
  return depths.length > 0 && depths.every(({ feet }) => feet >= draftFeet);
}
