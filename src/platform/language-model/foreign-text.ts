/** Something that a stranger wrote. */
export interface ForeignText {
  /** Ours: "description of a listing". */
  name: string;
  text: string;
  /** Characters; the rest is cut. */
  most: number;
}

/** Marks that show nothing (zero-width, direction, tags, selectors) and control characters but for line breaks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Co}\u2800]|[^\P{Cc}\n\t]/gu;

/** As a reader would see it, and no longer than it may be. */
export function plainForeignText({ text, most }: Pick<ForeignText, "text" | "most">): string {
  const seen = text.toWellFormed().replace(UNSEEN, "").trim();
  return seen.length <= most ? seen : `${seen.slice(0, most).toWellFormed().trimEnd()}…`;
}

/** Between marks that nobody could know when it was written. */
export function fenceForeignTexts(texts: readonly ForeignText[], mark: string): string {
  return texts
    .map(
      ({ name, ...written }) =>
        `<<data ${mark}: ${name}>>\n${plainForeignText(written).replaceAll(mark, "")}\n<<end ${mark}>>`,
    )
    .join("\n\n");
}
