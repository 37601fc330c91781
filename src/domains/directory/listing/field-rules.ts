import type { BoaterFacts } from "./boater-facts-contract.ts";
import { FACTS, type Fact } from "./facts-contract.ts";

const FIELD_NAMES: Record<string, string> = {
  name: "Name",
  category: "Category",
  address: "Street address",
  city: "City",
  state: "State",
  zipCode: "ZIP code",
  position: "Position",
  place: "Address",
  hours: "Hours",
  phone: "Phone",
  website: "Website",
  closed: "Closed for good",
  other: "Note",
};

const FACT_PREFIX = "facts.";

/** "facts.dockDepth" is a fact, "name" is none. */
export function factOf(field: string): Fact | null {
  if (!field.startsWith(FACT_PREFIX)) return null;
  return FACTS.find(({ key }) => key === field.slice(FACT_PREFIX.length)) ?? null;
}

export const factField = (key: string): string => `${FACT_PREFIX}${key}`;

export const fieldName = (field: string): string =>
  factOf(field)?.label ?? FIELD_NAMES[field] ?? field;

/** What a field holds, in words. */
export function fieldText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  const isPlace = typeof value === "object" && !Array.isArray(value);
  return isPlace ? placeText(value as Record<string, unknown>) : inWords(value, factOf(field));
}

/** Blank while nobody has told us. */
export const factText = (fact: Fact, value: BoaterFacts[string] | undefined): string =>
  value === undefined ? "" : inWords(value, fact);

function inWords(value: unknown, fact: Fact | null): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return fact?.kind === "number" && fact.unit ? `${value} ${fact.unit}` : String(value);
}

function placeText(value: Record<string, unknown>): string {
  if ("latitude" in value) return `${value.latitude}, ${value.longitude}`;
  return `${value.address}, ${value.city}, ${value.state} ${value.zipCode}`;
}
