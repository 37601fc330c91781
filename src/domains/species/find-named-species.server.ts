import type { Db, Tx } from "#src/db/client.server.ts";
import { readSaid, type Said } from "./name-index.ts";
import { readKnownNames } from "./read-known-names.server.ts";

/** Every species that may be meant: by any of its names, as one of many, by its genus, within other words. */
export const findNamedSpecies = async (db: Db | Tx, said: Said): Promise<number[]> =>
  readSaid(await readKnownNames(db), said);
