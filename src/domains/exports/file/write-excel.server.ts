import type { Readable } from "node:stream";
import { aboutLines, columnLines } from "./about-lines.ts";
import { createSheetRows } from "./sheet-rows.ts";
import type { Batches, Cell, Column, FileFacts, Table } from "./table.ts";
import { SHEET_END, SHEET_START, sheetPath, workbookParts } from "./workbook-parts.ts";
import { zipOf } from "./zip-of.server.ts";

/** The most that a sheet has, with its head. */
const SHEET_ROWS_MAX = 1_048_576;

interface Sheet {
  name: string;
  content: () => AsyncIterable<string>;
}

/** A sheet for each table, or several where its rows are too many for one; the last says what they are. */
export function writeExcel(
  facts: FileFacts,
  tables: readonly Table[],
  { sheetRowsMax = SHEET_ROWS_MAX } = {},
): Readable {
  const about = aboutTable(facts, tables);
  const sheets = [...tables, about].flatMap((table) => sheetsOf(table, sheetRowsMax - 1));
  const parts = workbookParts(sheets.map(({ name }) => name));
  return zipOf([
    ...parts.map(([name, xml]) => ({ name, content: () => [xml] })),
    ...sheets.map(({ content }, index) => ({ name: sheetPath(index), content })),
  ]);
}

/** They are written one after the other, so that one goes on where the last one ended. */
function sheetsOf(table: Table, rowsMax: number): Sheet[] {
  const count = Math.max(1, Math.ceil(table.rowCount / rowsMax));
  const rows = takeFrom(table.read);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? table.name : `${table.name} ${index + 1} of ${count}`,
    content: () => writeSheet(table.columns, rows.take(rowsMax)),
  }));
}

async function* writeSheet(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  const sheet = createSheetRows(columns);
  yield SHEET_START + sheet.head();
  for await (const rows of batches) yield rows.map(sheet.row).join("");
  yield SHEET_END;
}

function takeFrom(read: () => Batches) {
  let source: AsyncIterator<readonly (readonly Cell[])[]> | undefined;
  let left: readonly (readonly Cell[])[] = [];

  /** At most so many rows; what is left over stays for the next who takes. */
  async function* take(most: number): Batches & AsyncGenerator<readonly (readonly Cell[])[]> {
    source ??= read()[Symbol.asyncIterator]();
    let isWhole = false;
    try {
      for (let open = most; open > 0; ) {
        const rows = left.length > 0 ? left : ((await source.next()).value ?? []);
        if (rows.length === 0) break;
        left = rows.slice(open);
        open -= Math.min(open, rows.length);
        yield left.length > 0 ? rows.slice(0, rows.length - left.length) : rows;
      }
      isWhole = true;
    } finally {
      if (!isWhole) await source.return?.();
    }
  }
  return { take };
}

const text = (name: string): Column => ({ name, type: "text", group: "base", about: "" });

function aboutTable(facts: FileFacts, tables: readonly Table[]): Table {
  const rows = [
    ...aboutLines(facts, tables).map(([name, value]) => [name, value, ""]),
    ...columnLines(tables),
  ];
  return {
    name: "About",
    columns: [text("what"), text("name"), text("about")],
    rowCount: rows.length,
    async *read() {
      yield rows;
    },
  };
}
