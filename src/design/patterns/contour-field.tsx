import { cx } from "#src/design/class-names.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";

/** So many are drawn; see src/art/decor. */
const DRAWINGS = 64;

interface ContourFieldProps {
  /** The same seed shows the same water. */
  seed: string;
  /** `lines` leaves out the tints, for texture behind long text. */
  variant?: "tinted" | "lines";
  className?: string;
}

/** Depth contours around a few banks, the highest of them dry. Decoration: it shows no real place. */
export function ContourField({ seed, variant = "tinted", className }: ContourFieldProps) {
  const number = Math.floor(seededRandom(seed)() * DRAWINGS);
  return (
    <svg aria-hidden="true" className={cx("pointer-events-none size-full", className)}>
      <use href={`/art/contours/${number}.svg#${variant}`} />
    </svg>
  );
}
