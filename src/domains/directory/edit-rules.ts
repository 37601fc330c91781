import { FACTS, type Fact, factsOf } from "./facts-contract.ts";

export const SUGGESTION_KINDS = {
  closed: "It has closed for good",
  moved: "It has moved",
  hours: "The hours are wrong",
  fact: "Something for boaters has changed",
  phone: "The phone number is wrong",
  website: "The website is wrong",
  other: "Something else",
} as const;
export type SuggestionKind = keyof typeof SUGGESTION_KINDS;

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

interface Told {
  category: string;
  hours: string;
  facts: Readonly<Record<string, unknown>>;
}

/** What somebody can say is still true: the hours, and each fact that is known. */
export function confirmableFields({ category, hours, facts }: Told): string[] {
  const known = factsOf(category).filter(({ key }) => facts[key] !== undefined);
  return [...(hours ? ["hours"] : []), ...known.map(({ key }) => factField(key))];
}

/** "Maren K.": enough to stand for a fact, and no more. */
export function publicName(person: { firstName: string | null; lastName: string | null }): string {
  const { firstName, lastName } = person;
  if (!firstName) return "A member";
  return lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName;
}
