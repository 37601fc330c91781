import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { toBusiness } from "#src/domains/directory/listing/to-business.server.ts";
import type { Position } from "./position-filter.server.ts";
import type { FoundRow } from "./search-input.server.ts";
import { pageByDistance } from "./search-nearest.server.ts";

interface Circle {
  position: Position;
  /** In miles. */
  radius: number;
  limit: number;
}

/** The nearest live listings within a circle of any size; nobody counts how many more there are. */
export async function listAround(db: Db, { position, radius, limit }: Circle): Promise<Business[]> {
  const around = { position, radius, others: undefined };
  const page = pageByDistance(around, { limit, offset: 0 }, sql`select 0`);
  const rows = await runPrepared<FoundRow>(db, page);
  const listings = await loadListings(
    db,
    rows.map(({ id }) => id),
  );
  const now = new Date();
  return listings.map((row) => toBusiness(row, now));
}
