import { eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import { readProjectWords } from "./name-project.server.ts";

/** After the catalogue of names has changed: projects of before are read with it, too. */
export async function nameProjectsAnew(tx: Tx): Promise<void> {
  const version = namesVersion();
  const rows = await tx
    .select()
    .from(citizenProjects)
    .where(ne(citizenProjects.namesVersion, version));
  const known = await readKnownNames(tx);
  for (const row of rows) {
    const { speciesIds, ...read } = await readProjectWords(known, row);
    const all = [...new Set([...(row.isDemo ? [] : row.speciesIds), ...speciesIds])];
    await tx
      .update(citizenProjects)
      .set({ ...read, speciesIds: sql`${sql.param(all)}::int[]` })
      .where(eq(citizenProjects.id, row.id));
  }
}
