import fc from "fast-check";
import { expect, test } from "vitest";
import { ROW_MAX_CHARACTERS } from "./import-row.ts";
import { splitCsv } from "./split-csv.server.ts";

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* inPieces(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

const split = (text: string, size = 7) => collect(splitCsv(inPieces(text, size)));

test("cells, quotes and any line ending are read, with the line where each row begins", async () => {
  const text = 'a,b\r\n"x, ""y""\r\nz",2\n\n5" pipe,\r"",last';
  expect(await split(text)).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ['x, "y"\r\nz', "2"] },
    { line: 5, cells: ['5" pipe', ""] },
    { line: 6, cells: ["", "last"] },
  ]);
  expect(await split("")).toEqual([]);
});

test("a row that makes no sense is one problem, and reading goes on after it", async () => {
  expect(await split('1,"a" b,c\n2,b\n3,"open\n4,x')).toEqual([
    { line: 1, problem: "Has a quote at the wrong place." },
    { line: 2, cells: ["2", "b"] },
    { line: 3, problem: "Has a quote that is not closed: lines 3 to 4 are lost." },
  ]);
});

test("a huge row is refused without being held, and the rows after it are read", async () => {
  const huge = "x\n".repeat(ROW_MAX_CHARACTERS);
  const rows = await split(`1,"${huge}\n2,b\n`, 65_536);
  expect(rows[0]).toMatchObject({ line: 1, problem: expect.stringMatching(/longer than any/) });
  expect(rows.at(-1)).toMatchObject({ cells: ["2", "b"] });
});

test("whatever is written as CSV is read back, however it comes in pieces", async () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", "é", "🦀", " ") });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const check = fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
    const text = rows.map((row) => row.map(quoted).join(",")).join("\r\n");
    const read = await split(text, size);
    expect(read.map((row) => ("cells" in row ? row.cells : row))).toEqual(rows);
  });
  await fc.assert(check, { numRuns: 200 });
});
