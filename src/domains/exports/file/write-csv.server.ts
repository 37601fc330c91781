import type { Readable } from "node:stream";
import { csvLine, UTF8_MARK } from "#src/shared/csv-line.ts";
import { aboutLines, columnLines } from "./about-lines.ts";
import type { FileFacts, Table } from "./table.ts";
import { zipOf } from "./zip-of.server.ts";

export async function* writeCsv({ columns, read }: Table): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(({ name }) => name));
  for await (const rows of read()) yield rows.map(csvLine).join("");
}

/** One file for each table, and what they are. */
export function writeCsvFiles(facts: FileFacts, tables: readonly Table[]): Readable {
  return zipOf([
    ...tables.map((table) => ({ name: `${table.name}.csv`, content: () => writeCsv(table) })),
    { name: "columns.csv", content: () => [columnsFile(tables)] },
    { name: "README.txt", content: () => [readme(facts, tables)] },
  ]);
}

const columnsFile = (tables: readonly Table[]): string =>
  UTF8_MARK + [["file", "column", "about"], ...columnLines(tables)].map(csvLine).join("");

const readme = (facts: FileFacts, tables: readonly Table[]): string =>
  aboutLines(facts, tables)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
