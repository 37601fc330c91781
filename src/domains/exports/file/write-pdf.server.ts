import type { Readable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { aboutLines } from "./about-lines.ts";
import { fontName, fontRuns, reportFonts, type Weight } from "./report-fonts.server.ts";
import type { Cell, Column, FileFacts, Table } from "./table.ts";

export const PDF_ROWS_MAX = 5000;
const MARGIN = 50;
const INK = "#1c2b33";
const FAINT = "#5a6b73";
/** Less room than this is left empty: a row begins on the next page. */
const ROOM_OF_ROW = 60;

interface Writing {
  size: number;
  weight?: Weight;
  colour?: string;
}

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
  write(document, facts.title, { size: 20, weight: 600 });
  document.moveDown(0.5);
  for (const [name, value] of aboutLines(facts, tables)) {
    if (value) write(document, `${name}: ${value}`, { size: 9, colour: FAINT });
  }
  const note = shortNote(tables, rowsMax);
  if (note) {
    document.moveDown(0.5);
    write(document, note, { size: 10, weight: 600 });
  }
  let room = rowsMax;
  for (const table of tables) room -= await drawTable(document, table, room);
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
): Promise<number> {
  document.moveDown(1);
  keepTogether(document);
  write(document, `${name} (${rowCount.toLocaleString("en-US")})`, { size: 14, weight: 600 });
  let drawn = 0;
  if (most === 0) return drawn;
  for await (const rows of read()) {
    for (const row of rows.slice(0, most - drawn)) {
      drawRow(document, columns, row);
      drawn += 1;
      // Whoever else asks for something is answered meanwhile.
      if (drawn % 20 === 0) await breathe();
    }
    if (drawn === most) break;
  }
  return drawn;
}

function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  row: readonly Cell[],
): void {
  const said = columns
    .map(({ name }, index) => [name, row[index] ?? null] as const)
    .filter(([, cell]) => cell !== null && cell !== "");
  document.moveDown(0.5);
  keepTogether(document);
  const [first, second, ...others] = said.map(([name, cell]) => `${name}: ${cell}`);
  write(document, [first, second].filter(Boolean).join(" · "), { size: 9, weight: 600 });
  write(document, others.join(" · "), { size: 8.5 });
}

function keepTogether(document: PDFKit.PDFDocument): void {
  if (document.y > document.page.height - MARGIN - ROOM_OF_ROW) document.addPage();
}

function write(
  document: PDFKit.PDFDocument,
  text: string,
  { size, weight = 400, colour = INK }: Writing,
): void {
  const runs = fontRuns(text);
  document.fontSize(size).fillColor(colour);
  for (const [index, run] of runs.entries()) {
    document
      .font(fontName(run.alphabet, weight))
      .text(run.text, { continued: index < runs.length - 1 });
  }
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
