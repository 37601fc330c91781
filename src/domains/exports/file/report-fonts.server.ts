import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const FAMILY = "@fontsource/source-serif-4";
const RANGES = require(`${FAMILY}/unicode.json`) as Record<string, string>;

/** Latin first: it is what most texts are of, and a character of two alphabets stays in its run. */
const ALPHABETS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese", "cyrillic-ext"];
/** Shown for a character that no font of the report has. */
const UNKNOWN = "\uFFFD";

export type Weight = 400 | 600;

export interface FontRun {
  alphabet: string;
  text: string;
}

export const reportFonts = (): [name: string, file: string][] =>
  ALPHABETS.flatMap((alphabet) =>
    ([400, 600] as const).map((weight): [string, string] => [
      fontName(alphabet, weight),
      require.resolve(`${FAMILY}/files/source-serif-4-${alphabet}-${weight}-normal.woff`),
    ]),
  );

export const fontName = (alphabet: string, weight: Weight): string => `${alphabet}-${weight}`;

const spans = ALPHABETS.map((alphabet) => ({ alphabet, spans: readSpans(RANGES[alphabet] ?? "") }));

function readSpans(ranges: string): [from: number, to: number][] {
  return ranges.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function alphabetOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return spans.find((one) => one.spans.some(([from, to]) => code >= from && code <= to))?.alphabet;
}

/** The text in pieces that one font each can write. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text.toWellFormed().replace(/\s+/g, " ")) {
    const alphabet = alphabetOf(character);
    const shown = alphabet ? character : UNKNOWN;
    const last = runs.at(-1);
    if (last && (last.alphabet === (alphabet ?? "latin") || shown === " ")) last.text += shown;
    else runs.push({ alphabet: alphabet ?? "latin", text: shown });
  }
  return runs;
}
