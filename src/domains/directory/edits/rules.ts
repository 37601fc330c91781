import { factsOf } from "../listing/facts-contract.ts";
import { factField } from "../listing/field-rules.ts";

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
