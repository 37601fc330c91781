import { aboutLines, columnLines } from "./about-lines.ts";
import type { Cell, Column, FileFacts, Table } from "./table.ts";

/** One object: what it is about, then a list for each table. */
export async function* writeJson(
  facts: FileFacts,
  tables: readonly Table[],
): AsyncGenerator<string> {
  const columns = columnLines(tables).map(([table, name, about]) => ({ table, name, about }));
  const about = { ...Object.fromEntries(aboutLines(facts, tables)), Columns: columns };
  yield `{"about":${JSON.stringify(about)}`;
  for (const table of tables) {
    yield `,\n${JSON.stringify(table.name)}:[`;
    yield* writeRows(table);
    yield "]";
  }
  yield "}\n";
}

async function* writeRows({ columns, read }: Table): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of read()) {
    if (rows.length === 0) continue;
    const objects = rows.map((row) => objectOf(columns, row));
    yield (isFirst ? "\n" : ",\n") + objects.join(",\n");
    isFirst = false;
  }
}

/** Written piece by piece: an object for each row would be garbage at once. */
const objectOf = (columns: readonly Column[], row: readonly Cell[]): string =>
  `{${columns.map(({ name }, index) => `${JSON.stringify(name)}:${JSON.stringify(wellFormed(row[index] ?? null))}`).join(",")}}`;

const wellFormed = (cell: Cell): Cell => (typeof cell === "string" ? cell.toWellFormed() : cell);
