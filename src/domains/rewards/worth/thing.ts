import type { ThingKind } from "./limits-contract.ts";

/** Something that a person did, as it is now. */
export interface Thing {
  kind: ThingKind;
  /** Which one of its kind, for this person. A second life of the same thing has the same one. */
  source: string;
  /** When the person did it. */
  at: Date;
  title: string;
  path: string | null;
  /** Two letters; null without a place. */
  state: string | null;
  businessId: number | null;
  eventId: number | null;
  /** Whose word it rests on; null where nobody alone can give it. */
  givenBy?: string | null;
  /** It is about something of the person's own: it is there, and earns nothing. */
  isOwn: boolean;
}

/** What of a thing never changes once it is in the ledger. */
export interface Frozen {
  at: Date;
  localDate: string;
  rate: number;
}

/** A thing with what it is worth beside the others. */
export interface Valued extends Thing, Frozen {
  points: number;
  isOverLimit: boolean;
}
