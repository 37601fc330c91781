import { plainText } from "#src/shared/csv-line.ts";
import { xmlText } from "#src/shared/xml-text.ts";
import type { Cell, CellType, Column } from "./table.ts";

/** The most that a cell takes. */
const CELL_MAX_LENGTH = 32_767;
const CUT_MARK = "… [cut]";

/** Styles of the workbook by their place: plain, a day, a head. */
const DAY_STYLE = 1;
const HEAD_STYLE = 2;

const DAY_MS = 86_400_000;
/** Spreadsheets count days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Before it they count a day that never was. */
const SURE_DAY = "1900-03-01";

/** Rows of a sheet, numbered as they come, with every cell at its address: some readers go by nothing else. */
export function createSheetRows(columns: readonly Column[]) {
  const letters = columns.map((_, index) => lettersOf(index));
  let count = 0;
  const rowOf = (cellAt: (index: number, address: string) => string): string => {
    count += 1;
    const cells = letters.map((letter, index) => cellAt(index, `${letter}${count}`));
    return `<row r="${count}">${cells.join("")}</row>\n`;
  };
  return {
    head: () => rowOf((index, at) => textCell(at, columns[index]?.name ?? "", HEAD_STYLE)),
    row: (row: readonly Cell[]) =>
      rowOf((index, at) => cellOf(at, row[index] ?? null, columns[index]?.type ?? "text")),
  };
}

/** A, B, …, Z, AA, AB */
const lettersOf = (index: number): string =>
  (index < 26 ? "" : lettersOf(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

function cellOf(at: string, cell: Cell, type: CellType): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (type === "date" && isDay(cell)) {
    return `<c r="${at}" s="${DAY_STYLE}"><v>${dayNumber(cell)}</v></c>`;
  }
  return textCell(at, cell);
}

function textCell(at: string, text: string, style?: number): string {
  const shown = xmlText(escapeCodes(shorten(plainText(text))));
  const styled = style === undefined ? "" : ` s="${style}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && text >= SURE_DAY;

const dayNumber = (day: string): number => (Date.parse(`${day}T00:00Z`) - FIRST_DAY) / DAY_MS;

/** Half a character at the end is left out by `xmlText`, which shows it as one that is not known. */
const shorten = (text: string): string =>
  text.length <= CELL_MAX_LENGTH
    ? text
    : text.slice(0, CELL_MAX_LENGTH - CUT_MARK.length).replace(/[\uD800-\uDBFF]$/, "") + CUT_MARK;

/** Spreadsheets read "_x0041_" as "A": what somebody wrote like that stays as it was written. */
const escapeCodes = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
