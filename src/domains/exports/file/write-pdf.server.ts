import type { Readable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { aboutLines } from "./about-lines.ts";
import { fontName, reportFonts } from "./report-fonts.server.ts";
import type { Cell, Column, FileFacts, Table } from "./table.ts";
import { UNKNOWN_NOTE, writeWords } from "./write-words.server.ts";

export const PDF_ROWS_MAX = 5000;
const MARGIN = 50;
const FAINT = "#5a6b73";
/** Less room than this is left empty: a row begins on the next page. */
const ROOM_OF_ROW = 60;
/** Rows are drawn so long in one go. */
const WORK_MS = 10;

/** A report to read and print: every row with what it says, as many as a report can hold. */
export function writePdf(
  facts: FileFacts,
  tables: readonly Table[],
  { rowsMax = PDF_ROWS_MAX } = {},
): Readable {
  const document = new PDFDocument({
    ...{ size: "LETTER", margin: MARGIN, bufferPages: true, font: "" },
    info: { Title: facts.title, Author: "Landfall", CreationDate: facts.madeAt },
    lang: "en",
  });
  for (const [name, file] of reportFonts()) document.registerFont(name, file);
  const output = document as unknown as Readable;
  draw(document, facts, { tables, rowsMax }).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(
  document: PDFKit.PDFDocument,
  facts: FileFacts,
  { tables, rowsMax }: { tables: readonly Table[]; rowsMax: number },
): Promise<void> {
  writeWords(document, facts.title, { size: 20, weight: 600 });
  document.moveDown(0.5);
  for (const [name, value] of aboutLines(facts, tables)) {
    if (value) writeWords(document, `${name}: ${value}`, { size: 9, colour: FAINT });
  }
  const note = shortNote(tables, rowsMax);
  if (note) {
    document.moveDown(0.5);
    writeWords(document, note, { size: 10, weight: 600 });
  }
  let room = rowsMax;
  let isWhole = true;
  for (const table of tables) {
    const drawn = await drawTable(document, table, room);
    room -= drawn.rows;
    isWhole &&= drawn.isWhole;
  }
  if (!isWhole) {
    document.moveDown(1);
    writeWords(document, UNKNOWN_NOTE, { size: 9, colour: FAINT });
  }
  numberPages(document);
  document.end();
}

/** Null when all rows are in it. */
function shortNote(tables: readonly Table[], rowsMax: number): string | null {
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const numbers = [rowsMax, rows].map((number) => number.toLocaleString("en-US"));
  return rows > rowsMax
    ? `This report shows the first ${numbers[0]} of ${numbers[1]} rows. The other formats hold all of them.`
    : null;
}

async function drawTable(
  document: PDFKit.PDFDocument,
  { name, columns, rowCount, read }: Table,
  most: number,
): Promise<{ rows: number; isWhole: boolean }> {
  document.moveDown(1);
  keepTogether(document);
  writeWords(document, `${name} (${rowCount.toLocaleString("en-US")})`, { size: 14, weight: 600 });
  let [drawn, isWhole] = [0, true];
  if (most === 0) return { rows: 0, isWhole };
  const pause = createPause();
  for await (const rows of read()) {
    for (const row of rows.slice(0, most - drawn)) {
      if (!drawRow(document, columns, row)) isWhole = false;
      drawn += 1;
      await pause();
    }
    if (drawn === most) break;
  }
  return { rows: drawn, isWhole };
}

/** Whoever else asks for something is answered meanwhile. */
function createPause() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await breathe();
    since = performance.now();
  };
}

/** Says whether every character of it could be shown. */
function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  row: readonly Cell[],
): boolean {
  const said = columns
    .map(({ name }, index) => [name, row[index] ?? null] as const)
    .filter(([, cell]) => cell !== null && cell !== "");
  document.moveDown(0.5);
  keepTogether(document);
  const [first, second, ...others] = said.map(([name, cell]) => `${name}: ${cell}`);
  const head = [first, second].filter(Boolean).join(" · ");
  const isHeadWhole = writeWords(document, head, { size: 9, weight: 600 });
  return writeWords(document, others.join(" · "), { size: 8.5 }) && isHeadWhole;
}

function keepTogether(document: PDFKit.PDFDocument): void {
  if (document.y > document.page.height - MARGIN - ROOM_OF_ROW) document.addPage();
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document
      .font(fontName("latin", 400))
      .fontSize(8)
      .fillColor(FAINT)
      .text(`Landfall · page ${page + 1} of ${count}`, MARGIN, document.page.height - 32, {
        lineBreak: false,
      });
  }
}
