import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { findNamedSpecies } from "#src/domains/species/find-named-species.server.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import type { ProjectRow } from "./to-project.server.ts";

export const textsOf = ({ title, description, organizer, goalUnit }: ProjectRow): string[] => [
  ...[title, description, organizer, goalUnit],
];

/** Notes every species that its words name: one that is sensitive, and its place is shown roughly. */
export async function nameProject(tx: Tx, row: ProjectRow): Promise<void> {
  const speciesIds = await findNamedSpecies(tx, { name: null, texts: textsOf(row) });
  await tx
    .update(citizenProjects)
    .set({ speciesIds, namesVersion: namesVersion() })
    .where(eq(citizenProjects.id, row.id));
}
