export type CsvCell = string | number | boolean | null;

/**
 * Spreadsheets would take a text that begins with one of these, some also of full width, for a formula;
 * what stands before it and is not seen does not stop them.
 */
const FORMULA = /^[\s\0\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/;

/** With it, a spreadsheet reads a file as UTF-8. */
export const UTF8_MARK = "\uFEFF";

/** Where commas are decimal, spreadsheets begin a new cell here, whatever stands around it. */
const CELL_WITHIN = /[;|][\s\0\uFEFF"]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** The same text, which no spreadsheet takes for a formula. */
export const plainText = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(CELL_WITHIN, "$&'");

/** One line of a file for spreadsheets (RFC 4180); numbers stay numbers, and no text becomes a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = plainText(cell.toWellFormed());
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
