import type { Tx } from "#src/db/client.server.ts";

/** What follows from a listing's own fields; the directory knows how. */
export interface DerivedListing {
  keywords: string;
  timeZone: string | null;
  hours: unknown;
  openSpans: string | null;
}

export interface ListingFields {
  category: string;
  state: string;
  latitude: number;
  longitude: number;
  hoursText: string;
}

/** Seeds fill tables; what only a domain knows is handed to them. */
export interface SeedContext {
  tx: Tx;
  hashPassword: (password: string) => Promise<string>;
  deriveListing: (fields: ListingFields) => DerivedListing;
}

/** One file for each domain. Rows are marked as demo data, so that all of them can be taken away. */
export interface Seed {
  name: string;
  /** Answers lines to print, such as a sign-in that is shown once. */
  load(context: SeedContext): Promise<string[]>;
  remove(tx: Tx): Promise<void>;
}
