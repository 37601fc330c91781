import { fontName, fontRuns, type Weight } from "./report-fonts.server.ts";

const INK = "#1c2b33";
/** Stands for characters that no font of the report has. */
const UNKNOWN = "[?]";
export const UNKNOWN_NOTE = `${UNKNOWN} stands for characters that this report cannot show. The other formats hold them.`;

interface Writing {
  size: number;
  weight?: Weight;
  colour?: string;
}

/** Says whether all of the text could be shown. No text is refused: what a font does not have is replaced. */
export function writeWords(
  document: PDFKit.PDFDocument,
  text: string,
  { size, weight = 400, colour = INK }: Writing,
): boolean {
  const runs = fontRuns(text);
  let isWhole = true;
  document.fontSize(size).fillColor(colour);
  for (const [index, run] of runs.entries()) {
    document.font(fontName(run.alphabet, weight));
    const shown = writable(document, run.text);
    if (shown !== run.text) isWhole = false;
    document.text(shown, { continued: index < runs.length - 1 });
  }
  return isWhole;
}

/** Many characters in a row that are not known are one. */
function writable(document: PDFKit.PDFDocument, text: string): string {
  let shown = "";
  for (const character of text) {
    if (isDrawn(document, character)) shown += character;
    else if (!shown.endsWith(UNKNOWN)) shown += UNKNOWN;
  }
  return isMeasurable(document, shown) ? shown : UNKNOWN;
}

/** Fonts lack characters of their alphabets, and name some whose outline they do not have. */
const isDrawn = (document: PDFKit.PDFDocument, character: string): boolean =>
  hasGlyph(document, character) && isMeasurable(document, character);

/** The types of the library do not tell of the font that it reads from. */
function hasGlyph(document: PDFKit.PDFDocument, character: string): boolean {
  const { _font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
  };
  return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function isMeasurable(document: PDFKit.PDFDocument, text: string): boolean {
  try {
    document.widthOfString(text);
    return true;
  } catch {
    return false;
  }
}
