import { CATALOGUE } from "./catalogue.server.ts";
import { nameKey } from "./rules.ts";

let words: ReadonlySet<string> | undefined;

/** Words of the names of animals, which say no place. */
export function catalogueWords(): ReadonlySet<string> {
  words ??= new Set(
    Object.values(CATALOGUE)
      .flat()
      .flatMap(({ commonName, otherNames }) => [commonName, ...otherNames])
      .flatMap((name) => nameKey(name).split(" ")),
  );
  return words;
}
