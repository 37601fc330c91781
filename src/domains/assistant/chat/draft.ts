import type { ChatLink } from "./contract.ts";
import type { Aspect, Needs, When } from "./question-contract.ts";

/** So many are told of at once. */
export const SHOWN_MAX = 3;

export interface Point {
  latitude: number;
  longitude: number;
}

/** What is claimed of a listing, so that it can be looked at again before it is said. */
export interface ListingClaim {
  aspect: Aspect | "found";
  /** What it must have, and what is said of it. */
  needs: Needs | null;
  /** What was asked whether it has it. */
  asked?: Pick<Needs, "amenities" | "fuel">;
  /** Open then, by the clock of the place. */
  when: When | null;
  isOpenClaimed: boolean;
  within: (Point & { miles: number }) | null;
}

/** What is said of one listing, event or species is written from its row, at the end. */
export type Item =
  | { kind: "listing"; id: number; claim: ListingClaim }
  | { kind: "event"; id: number; dateId: number | null; within: (Point & { miles: number }) | null }
  | { kind: "species"; id: number; aspect: Aspect };

export interface Said {
  text: string;
  links: ChatLink[];
}

export interface Draft {
  lead: Said[];
  items: Item[];
  /** Found as well: a language model may prefer one of them. */
  others: Item[];
  closing: Said[];
  /** In place of everything, when none of the items holds any more. */
  none: Said[];
  suggestions: string[];
}

export const say = (text: string, ...links: ChatLink[]): Said => ({ text, links });

export const draft = (lead: Said[], suggestions: string[] = []): Draft => ({
  ...{ lead, items: [], others: [], closing: [], none: [], suggestions },
});
