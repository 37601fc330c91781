import type { Readable } from "node:stream";
import { csvLine, UTF8_MARK } from "#src/shared/csv-line.ts";
import { aboutLines, columnLines } from "./about-lines.ts";
import type { Column, FileFacts, Table } from "./table.ts";
import { zipOf } from "./zip-of.server.ts";

export async function* writeCsv({ columns, read }: Table): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(({ name }) => name));
  for await (const rows of read()) yield rows.map(csvLine).join("");
}

/** One csv has no room beside its rows: each of them says how it is cited, and under which licence. */
export const writeCitedCsv = (facts: FileFacts, table: Table): AsyncGenerator<string> =>
  writeCsv(withCitation(facts, table));

function withCitation(facts: FileFacts, table: Table): Table {
  const licence = `${facts.licence}, ${facts.licenceUrl}, unless the row says otherwise`;
  const citation = `${facts.citation} Licence: ${licence}.`;
  return {
    ...table,
    columns: [...table.columns, citationColumn(table)],
    async *read() {
      for await (const rows of table.read()) yield rows.map((row) => [...row, citation]);
    },
  };
}

/** Among terms of Darwin Core it is one, too. */
const citationColumn = ({ columns }: Table): Column => ({
  name: columns.some(({ term }) => term) ? "bibliographicCitation" : "citation",
  about: "How the file is cited, and its licence.",
  ...{ type: "text", group: "base" },
});

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
