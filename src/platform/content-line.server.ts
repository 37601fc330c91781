const LINE_MAX_BYTES = 75;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Text as a value: a line break in it cannot begin a property, nor a comma a second value. */
export const textValue = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(CONTROL, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Inside the quotation marks of a parameter nothing can be escaped. */
export const quotedValue = (text: string): string =>
  `"${text
    .toWellFormed()
    .replaceAll(/["\s]+/g, " ")
    .replaceAll(CONTROL, "")
    .trim()}"`;

/** The lines of a file, folded by bytes and never inside a character, to the last line break. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join("");

function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_MAX_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
