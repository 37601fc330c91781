import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { emlXml, metaXml } from "./archive-xml.ts";
import { createCoverage } from "./coverage.ts";
import type { Cell, FileFacts, Table } from "./table.ts";
import { zipOf } from "./zip-of.server.ts";

/** A Darwin Core Archive: occurrences, what their columns are, and what the whole is. */
export function writeArchive(facts: FileFacts, occurrences: Table): Readable {
  const { columns, read } = occurrences;
  const coverage = createCoverage(columns);

  async function* writeOccurrences(): AsyncGenerator<string> {
    yield lineOf(columns.map(({ name }) => name));
    for await (const rows of read()) {
      for (const row of rows) coverage.add(row);
      yield rows.map(lineOf).join("");
    }
  }

  return zipOf([
    { name: "meta.xml", content: () => [metaXml(columns)] },
    { name: "occurrence.txt", content: writeOccurrences },
    {
      name: "eml.xml",
      content: () => [emlXml(facts, coverage.read(), `urn:uuid:${randomUUID()}`)],
    },
  ]);
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(fieldOf).join("\t")}\n`;

/** Readers of these files know no quotes: what would end a field or a line becomes a space. */
const fieldOf = (cell: Cell): string =>
  cell === null ? "" : String(cell).toWellFormed().replace(SEPARATORS, " ").trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const SEPARATORS = /[\u0000-\u001F\u007F\u0085\u2028\u2029]+/g;
