import type { Moon } from "../contract.ts";

const RADIUS = 9;
/** Light is lighter than dark whatever the page's light, so the tokens change places. */
const LIT = "fill-[light-dark(var(--land),var(--land-ink))]";
const UNLIT = "fill-[light-dark(var(--ink),var(--shoal-deep))] stroke-line-strong";

/** The lit part as seen from the northern half of the Earth: a waxing moon is lit on the right. */
export function MoonGlyph({ phase, illuminatedPercent }: Moon) {
  const isWaning = phase.startsWith("Waning") || phase === "Last quarter";
  const bulge = RADIUS * Math.abs(1 - illuminatedPercent / 50);
  const isGibbous = illuminatedPercent > 50;
  const edge = `A${bulge} ${RADIUS} 0 0 ${isGibbous ? 1 : 0} 10 ${10 - RADIUS}`;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0">
      <circle cx={10} cy={10} r={RADIUS} className={UNLIT} />
      <path
        d={`M10 ${10 - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 10 ${10 + RADIUS}${edge}Z`}
        transform={isWaning ? "matrix(-1 0 0 1 20 0)" : undefined}
        className={LIT}
      />
    </svg>
  );
}
