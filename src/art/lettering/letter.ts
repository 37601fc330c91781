import sans from "./sans.json" with { type: "json" };
import serif from "./serif.json" with { type: "json" };

/**
 * Words as outlines, so that a picture looks alike on machines with any fonts or none, and no text
 * can become markup. The outlines are those of Source Serif 4 and Public Sans (SIL Open Font License).
 */
interface Face {
  glyphs: Record<string, (string | number)[]>;
  kerning: Record<string, number>;
}

const FACES: Record<"serif" | "sans", Face> = { serif, sans };

export interface Lettering {
  face: keyof typeof FACES;
  /** Pixels to the em. */
  size: number;
  /** Pixels more between letters. */
  spacing?: number;
}

const UNITS = 1000;

/** A letter that was not drawn is shown without its accent, or left out. */
function drawable(text: string, { glyphs }: Face): string[] {
  return [...text.normalize("NFC").replaceAll("'", "’")].flatMap((char) => {
    if (char in glyphs) return [char];
    return [...char.normalize("NFD")].filter((part) => part in glyphs);
  });
}

function stepOf(face: Face, char: string, next: string | undefined): number {
  const [advance = 0] = face.glyphs[char] ?? [];
  return Number(advance) + (next === undefined ? 0 : (face.kerning[char + next] ?? 0));
}

export function widthOfText(text: string, { face, size, spacing = 0 }: Lettering): number {
  const from = FACES[face];
  const chars = drawable(text, from);
  const units = chars.reduce((sum, char, at) => sum + stepOf(from, char, chars[at + 1]), 0);
  return (units * size) / UNITS + Math.max(chars.length - 1, 0) * spacing;
}

/** The text as a path whose baseline begins at x, y. */
export function letter(
  text: string,
  { x, y, fill, ...lettering }: Lettering & { x: number; y: number; fill: string },
): string {
  const from = FACES[lettering.face];
  const scale = lettering.size / UNITS;
  const chars = drawable(text, from);
  let at = 0;
  const outlines = chars.map((char, order) => {
    const [, outline = ""] = from.glyphs[char] ?? [];
    const moved = outline === "" ? "" : `<path transform="translate(${at})" d="${outline}"/>`;
    at += Math.round(stepOf(from, char, chars[order + 1]) + (lettering.spacing ?? 0) / scale);
    return moved;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} -${scale})" fill="${fill}" stroke="none">${outlines.join("")}</g>`;
}

/** Breaks between words, so that no line is wider; what does not fit ends with an ellipsis. */
export function breakLines(
  text: string,
  lettering: Lettering,
  width: number,
  most: number,
): string[] {
  const fits = (line: string) => widthOfText(line, lettering) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}…`;
  return shown.map((line) => shorten(line, fits));
}

function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const chars = [...line.replace(/…$/, "")];
  while (chars.length > 0 && !fits(`${chars.join("")}…`)) chars.pop();
  return `${chars.join("").trimEnd()}…`;
}
