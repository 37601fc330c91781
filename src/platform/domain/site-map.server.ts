import type { Db } from "#src/db/client.server.ts";

/** Pages for search engines to find: those that are always there, and one for each row of a table. */
export interface SiteMap {
  pages?: readonly string[];
  rows?: {
    count(db: Db): Promise<number>;
    /** In an order that stays. */
    paths(db: Db, limit: number, offset: number): Promise<string[]>;
  };
}
