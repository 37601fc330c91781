import type { BoaterFacts } from "./boater-facts-contract.ts";

/** A fact in the few words that a card has room for. */
interface CardFact {
  key: string;
  text: string;
}

type Say = (facts: BoaterFacts) => CardFact | null;

/** What a boater decides by, for each kind of place, the first first. */
const SAID: Readonly<Record<string, readonly Say[]>> = {
  marinas: [leastDepth, slips, many("fuel", "Fuel: "), text("vhf", "VHF ")],
  sandbars: [
    count("lowWaterDepth", (feet) => `${feet} ft at low water`),
    text("holding", "", " bottom"),
    many("protection", "Protected from "),
  ],
  restaurants: atTheDock(),
  venues: atTheDock(),
  hotels: atTheDock(),
  charters: [people(), text("tripLengths")],
  "captain-services": [people(), text("licence")],
};

/** Only what somebody told us. */
export function cardFactsOf(category: string, facts: BoaterFacts): CardFact[] {
  return (SAID[category] ?? []).flatMap((say) => say(facts) ?? []);
}

/** The shallower of the two decides whether a boat comes in. */
function leastDepth(facts: BoaterFacts): CardFact | null {
  const depths = [
    count("approachDepth", (feet) => `${feet} ft approach`),
    count("dockDepth", (feet) => `${feet} ft at the dock`),
  ];
  const known = depths.flatMap((say) => say(facts) ?? []);
  const [least] = known.sort((one, other) => Number(facts[one.key]) - Number(facts[other.key]));
  return least ?? null;
}

function slips(facts: BoaterFacts): CardFact | null {
  const transient = count("transientSlips", (n) => `${n} transient ${n === 1 ? "slip" : "slips"}`);
  const all = count("slips", (n) => `${n} ${n === 1 ? "slip" : "slips"}`);
  return transient(facts) ?? all(facts);
}

function atTheDock(): readonly Say[] {
  return [
    count("dockSlips", (n) => `${n} dock-and-dine ${n === 1 ? "slip" : "slips"}`),
    count("dockDepth", (feet) => `${feet} ft at the dock`),
    text("tieUp"),
  ];
}

function people(): Say {
  return count("passengers", (n) => `Up to ${n} ${n === 1 ? "person" : "people"}`);
}

function count(key: string, say: (value: number) => string): Say {
  return ({ [key]: value }) => (typeof value === "number" ? { key, text: say(value) } : null);
}

function text(key: string, before = "", after = ""): Say {
  return ({ [key]: value }) =>
    typeof value === "string" && value !== "" ? { key, text: before + value + after } : null;
}

function many(key: string, before: string): Say {
  return ({ [key]: value }) =>
    Array.isArray(value) && value.length > 0 ? { key, text: before + value.join(", ") } : null;
}
