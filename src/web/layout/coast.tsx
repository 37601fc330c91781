import { COAST_HEIGHT, COAST_WIDTH, coastBand } from "#src/web/layout/coast-line.ts";

const BANDS = [
  { path: coastBand(86), ink: "fill-transparent stroke-contour-fine" },
  { path: coastBand(60), ink: "fill-shoal stroke-contour-fine" },
  { path: coastBand(36), ink: "fill-shoal stroke-contour" },
  { path: coastBand(16), ink: "fill-shoal-deep stroke-contour" },
  { path: coastBand(0), ink: "fill-land stroke-coast" },
] as const;

/** The page is water; at its foot the water shoals and the footer is land. */
export function Coast() {
  return (
    <svg
      viewBox={`0 0 ${COAST_WIDTH} ${COAST_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block h-30 w-full md:h-45"
    >
      {BANDS.map(({ path, ink }) => (
        <path
          key={path}
          d={path}
          strokeWidth={1.25}
          vectorEffect="non-scaling-stroke"
          className={ink}
        />
      ))}
    </svg>
  );
}
