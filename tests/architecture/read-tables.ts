import { ownerOfSchema, type Sources } from "./house.ts";

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
    const name = SCHEMA_FILE.exec(file)?.[1];
    if (name === undefined) return [];
    const owner = ownerOfSchema(name);
    return [...source.matchAll(TABLE)].map(([, constant = "", name = ""]) => ({
      constant,
      name,
      owner,
    }));
  });
}
