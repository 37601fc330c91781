import { randomInt } from "node:crypto";
import type { Db, Tx } from "#src/db/client.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";

type NewReport = Partial<Omit<typeof speciesReports.$inferInsert, "id">>;

/** A sighting without a species and a position, unless they are given. */
export async function buildSpeciesReport(db: Db | Tx, facts: NewReport = {}): Promise<number> {
  const id = randomInt(100_000, 1_000_000_000);
  const words = { description: "Something gray." };
  const seen = { reportType: "sighting", location: "Off the point", observedOn: "2026-05-01" };
  await db.insert(speciesReports).values({ id, ...words, ...seen, ...facts });
  return id;
}
