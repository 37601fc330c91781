import type { BoaterFacts } from "#src/domains/directory/listing/boater-facts-contract.ts";

export interface Point {
  latitude: number;
  longitude: number;
}

/** What an event adds to a candidate. */
interface EventFacts {
  startsAt: number;
  endsAt: number | null;
  /** "Sat, Jun 12, 2027, 9:30 AM – 4:00 PM EDT" */
  when: string;
  /** 1 is January, at the place. */
  month: number;
  isWeatherDependent: boolean;
  ageRestriction: string | null;
}

/** A live listing or an upcoming event, as far as the ranking looks at it. */
export interface Candidate {
  kind: "business" | "event";
  id: number;
  title: string;
  description: string;
  /** The id of a listing's category, the name of an event's. */
  category: string;
  categoryName: string;
  place: string;
  point: Point | null;
  timeZone: string;
  distanceMiles: number | null;
  /** 0 for free, up to 4; null where the price is not known. */
  priceLevel: number | null;
  priceText: string | null;
  /** Amenities of a listing, tags of an event. */
  features: readonly string[];
  facts: BoaterFacts;
  rating: { mean: number; count: number } | null;
  hoursText: string | null;
  picture: string | null;
  event: EventFacts | null;
}

export const keyOf = ({ kind, id }: Pick<Candidate, "kind" | "id">): string => `${kind} ${id}`;

export const hrefOf = ({ kind, id }: Pick<Candidate, "kind" | "id">): string =>
  kind === "business" ? `/business/${id}` : `/events/${id}`;
