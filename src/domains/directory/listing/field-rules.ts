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
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object") return placeText(value as Record<string, unknown>);
  const fact = factOf(field);
  return fact?.kind === "number" && fact.unit ? `${value} ${fact.unit}` : String(value);
}

function placeText(value: Record<string, unknown>): string {
  if ("latitude" in value) return `${value.latitude}, ${value.longitude}`;
  return `${value.address}, ${value.city}, ${value.state} ${value.zipCode}`;
}
