import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { publicWordsOf } from "#src/domains/places/public-words.server.ts";
import { catalogueWords } from "#src/domains/species/catalogue-words.server.ts";
import { type NameIndex, readSaid } from "#src/domains/species/name-index.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** Which species its words may mean, and which of them strangers read. */
export async function readProjectWords(known: NameIndex, row: ProjectRow) {
  const { title, description, organizer, goalUnit } = row;
  const texts = [title, goalUnit];
  const asides = [description, organizer];
  return {
    speciesIds: readSaid(known, { name: null, texts, asides }),
    publicWords: await publicWordsOf(row, [title, description, organizer], catalogueWords()),
    namesVersion: namesVersion(),
  };
}

/** Notes every species that its words name: one that is sensitive, and its place is shown roughly. */
export async function nameProject(tx: Tx, row: ProjectRow): Promise<void> {
  await tx
    .update(citizenProjects)
    .set(await readProjectWords(await readKnownNames(tx), row))
    .where(eq(citizenProjects.id, row.id));
}
