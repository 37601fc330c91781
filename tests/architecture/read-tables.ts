import { DOMAIN_GROUPS, type Sources } from "./house.ts";

export interface Table {
  /** As code imports it, and as SQL names it. */
  constant: string;
  name: string;
  /** The domain that its schema file is called after; only it writes to the table. */
  owner: string;
}

const SCHEMA_FILE = /^src\/db\/schema\/([a-z0-9-]+)\.server\.ts$/;
const TABLE = /export const (\w+) = pgTable\(\s*"(\w+)"/g;

/** Every table of the schema files. */
export function readTables(sources: Sources): Table[] {
  return [...sources].flatMap(([file, source]) => {
    const schema = SCHEMA_FILE.exec(file)?.[1];
    if (schema === undefined) return [];
    const owner = ownerOf(schema);
    return [...source.matchAll(TABLE)].map(([, constant = "", name = ""]) => ({
      constant,
      name,
      owner,
    }));
  });
}

/** A domain's own file, or one of its parts: "assistant-recommendations". */
const ownerOf = (schema: string): string =>
  DOMAIN_GROUPS.flat().find((name) => schema === name || schema.startsWith(`${name}-`)) ?? schema;
