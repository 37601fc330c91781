import { globSync, readFileSync } from "node:fs";

/** The names of all mails that the house can write. */
export const readMailComponents = (): string[] =>
  globSync("src/domains/**/mails/*.tsx")
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/^export (?:function|const) ([A-Z]\w*)\s*[(=]/gm),
    ])
    .map(([, name = ""]) => name)
    .toSorted();
