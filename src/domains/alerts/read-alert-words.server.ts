import type { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { publicWordsOf } from "#src/domains/places/public-words.server.ts";
import { catalogueWords } from "#src/domains/species/catalogue-words.server.ts";
import { type NameIndex, readSaid } from "#src/domains/species/name-index.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";

type Said = Pick<
  typeof conservationAlerts.$inferInsert,
  "title" | "description" | "actionRequired" | "speciesName" | "location" | "latitude" | "longitude"
>;

/** Which species the words of an alert may mean, and which of them strangers read. */
export async function readAlertWords(known: NameIndex, alert: Said) {
  const { title, description, actionRequired = null, speciesName: name = null } = alert;
  const texts = [title, description, actionRequired];
  return {
    speciesIds: readSaid(known, { name, texts: [title], asides: [description, actionRequired] }),
    publicWords: await publicWordsOf(alert, texts, catalogueWords()),
    namesVersion: namesVersion(),
  };
}
