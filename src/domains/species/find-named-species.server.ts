import type { Db, Tx } from "#src/db/client.server.ts";
import { namesIn, readName } from "./name-index.ts";
import { readKnownNames } from "./read-known-names.server.ts";

interface Said {
  /** What it is called. */
  name: string | null;
  /** What else is said of it. */
  texts?: readonly (string | null)[];
}

/** Every species that may be meant: by any of its names, as one of many, by its genus, within other words. */
export async function findNamedSpecies(db: Db | Tx, { name, texts = [] }: Said): Promise<number[]> {
  const known = await readKnownNames(db);
  const found = new Set([
    ...readName(known, name ?? ""),
    ...texts.flatMap((text) => namesIn(known, text ?? "")),
  ]);
  return [...found].sort((one, other) => one - other);
}
