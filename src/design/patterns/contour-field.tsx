import { cx } from "#src/design/class-names.ts";
import { CONTOUR_HEIGHT, CONTOUR_WIDTH, contourPaths } from "#src/design/patterns/contour-lines.ts";

const LEVELS = [0.12, 0.22, 0.34, 0.48, 0.66, 0.88] as const;

const INKS = [
  "fill-transparent stroke-contour-fine",
  "fill-transparent stroke-contour-fine",
  "fill-shoal stroke-contour-fine",
  "fill-shoal stroke-contour",
  "fill-shoal-deep stroke-contour",
  "fill-land stroke-coast",
] as const;

interface ContourFieldProps {
  /** The same seed draws the same water. */
  seed: string;
  /** `lines` leaves out the tints, for texture behind long text. */
  variant?: "tinted" | "lines";
  className?: string;
}

/** Depth contours around a few banks, the highest of them dry. Decoration: it shows no real place. */
export function ContourField({ seed, variant = "tinted", className }: ContourFieldProps) {
  return (
    <svg
      viewBox={`0 0 ${CONTOUR_WIDTH} ${CONTOUR_HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={cx("pointer-events-none size-full", className)}
    >
      {contourPaths(seed, LEVELS).map((path, order) => (
        <path
          key={LEVELS[order]}
          d={path}
          strokeWidth={order === LEVELS.length - 1 ? 1.5 : 1}
          vectorEffect="non-scaling-stroke"
          className={variant === "tinted" ? INKS[order] : "fill-transparent stroke-contour-fine"}
        />
      ))}
    </svg>
  );
}
