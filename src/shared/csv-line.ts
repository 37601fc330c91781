export type CsvCell = string | number | boolean | null;

/** Spreadsheets would take a text that begins with one of these, some also of full width, for a formula. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;

/** One line of a file for spreadsheets (RFC 4180); numbers stay numbers, and no text becomes a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
