import { globSync } from "node:fs";
import path from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { ownerOfSchema } from "#tests/architecture/house.ts";

export interface SchemaTable {
  /** The domain that its schema file is called after. */
  owner: string;
  table: PgTable;
  config: ReturnType<typeof getTableConfig>;
}

/** Every table of the schema, also those that nobody has written a test about. */
export async function readSchemaTables(): Promise<SchemaTable[]> {
  const found = await Promise.all(
    globSync("src/db/schema/*.server.ts").map(async (file) => {
      const module: Record<string, unknown> = await import(path.resolve(file));
      const owner = ownerOfSchema(path.basename(file, ".server.ts"));
      return Object.values(module)
        .filter((value) => is(value, PgTable))
        .map((table) => ({ owner, table, config: getTableConfig(table) }));
    }),
  );
  return found.flat();
}
