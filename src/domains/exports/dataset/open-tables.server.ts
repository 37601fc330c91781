import { countRows, readCursor, type Snapshot } from "#src/db/read-snapshot.server.ts";
import { cleanGuarded, type Guarded } from "#src/domains/places/clean-guarded.server.ts";
import { catalogueWords } from "#src/domains/species/catalogue-words.server.ts";
import type { Cell, Column, Table } from "../file/table.ts";
import type { ExportRequest } from "./contract.ts";
import type { Dataset, ExportScope } from "./dataset.server.ts";
import { datasetsOf } from "./datasets.server.ts";

interface OpenOptions {
  /** Counting ends there. */
  countMax?: number;
  /** Hears of rows as they are taken. */
  onRows?: (count: number) => void;
}

/** The tables of an export, each read by a cursor of the transaction when it is its turn. */
export async function openTables(
  snapshot: Snapshot,
  request: ExportRequest,
  scope: ExportScope,
  options: OpenOptions = {},
): Promise<Table[]> {
  const tables: Table[] = [];
  for (const [name, dataset] of datasetsOf(request)) {
    tables.push(await openTable(snapshot, { name, dataset, request, scope }, options));
  }
  return tables;
}

export interface WantedTable {
  name: string;
  dataset: Dataset;
  request: ExportRequest;
  scope: ExportScope;
}

export async function openTable(
  snapshot: Snapshot,
  { name, dataset, request, scope }: WantedTable,
  { countMax, onRows }: OpenOptions = {},
): Promise<Table> {
  const query = dataset.query(scope);
  const columns = dataset.columns.filter((column) => isWanted(column, request));
  return {
    name,
    columns,
    rowCount: await countRows(snapshot, query, countMax),
    async *read() {
      for await (const read of readCursor(snapshot, name, query)) {
        const rows = await Promise.all(read.map((row) => withWords(row, dataset)));
        yield rows.map((row) => columns.map((column) => toCell(row[column.name], column)));
        onRows?.(rows.length);
      }
    },
  };
}

/** The words of a row whose place is shown roughly, without what says where it was. */
async function withWords(
  row: Record<string, unknown>,
  { words = {} }: Dataset,
): Promise<Record<string, unknown>> {
  if (!row.guarded) return row;
  const guarded = row.guarded as Guarded<Record<string, string | null>>;
  const clean = await cleanGuarded(guarded, catalogueWords());
  return {
    ...row,
    ...Object.fromEntries(Object.entries(words).map(([name, column]) => [column, clean[name]])),
  };
}

/** An archive has all that its readers need, whatever was asked for. */
function isWanted({ group }: Column, request: ExportRequest): boolean {
  if (group === "base" || request.format === "dwca") return true;
  if (group === "metadata") return request.includeMetadata;
  if (group === "images") return request.includeImages;
  return request.includeCoordinates;
}

function toCell(value: unknown, { type }: Column): Cell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join("; ");
  if (type === "number") return Number(value);
  return typeof value === "boolean" || typeof value === "number" ? value : String(value);
}
