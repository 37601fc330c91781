import type { SQL } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Column } from "../file/table.ts";

/** Whose eyes the rows are read with, and which of them are wanted. */
export interface ExportScope {
  /** For making queries; they are asked in the snapshot. */
  db: Db;
  viewer: Viewer | null;
  start: string;
  end: string;
  verifiedOnly: boolean;
  /** Addresses in the rows begin with it. */
  baseUrl: string;
}

/** One kind of rows: the query gives each column under its name. */
export interface Dataset {
  columns: readonly Column[];
  query: (scope: ExportScope) => SQL;
  /** Which columns say in words what was seen: by the names that they have in `guarded` of the query. */
  words?: Readonly<Record<string, string>>;
}
