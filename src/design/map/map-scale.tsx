import { cx } from "#src/design/class-names.ts";
import {
  feetScale,
  metresPerPixel,
  nauticalScale,
  type ScaleLength,
} from "#src/design/map/scale-lengths.ts";

const MOST_PIXELS = 120;
/** Nobody counts farther in feet. */
const MOST_FEET = 20_000;

const PIECES = ["a", "b", "c", "d"];

interface MapScaleProps {
  latitude: number;
  zoom: number;
  /** The chart is ours, and says what its lines are worth. */
  isEmbedded: boolean;
}

/** Two rulers, one above the other, as in the corner of a harbour chart. */
export function MapScale({ latitude, zoom, isEmbedded }: MapScaleProps) {
  const perPixel = metresPerPixel(latitude, zoom);
  const feet = feetScale(perPixel, MOST_PIXELS);
  return (
    <div className="pointer-events-none absolute bottom-3 left-3 space-y-1 border border-line bg-page px-2 py-1.5 text-ink">
      <Ruler scale={nauticalScale(perPixel, MOST_PIXELS)} unit="nautical miles" short="NM" />
      {feet.length <= MOST_FEET ? <Ruler scale={feet} unit="feet" short="ft" /> : null}
      {isEmbedded ? <Source /> : null}
    </div>
  );
}

function Source() {
  return (
    <p className="margin-note leading-tight">
      Not for navigation
      <br />
      <SourceLink href="/coast/notice.txt">Shore: GSHHG</SourceLink>{" "}
      <SourceLink href="/names/notice.txt">Names: GNIS</SourceLink>
    </p>
  );
}

function SourceLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="pointer-events-auto inline-flex min-h-6 items-center text-ink underline"
    >
      {children}
    </a>
  );
}

function Ruler({ scale, unit, short }: { scale: ScaleLength; unit: string; short: string }) {
  const length = Number(scale.length.toPrecision(1)).toLocaleString("en-US", {
    maximumFractionDigits: 4,
  });
  return (
    <div role="img" aria-label={`Scale: ${length} ${unit}`} className="flex items-center gap-2">
      <div className="flex h-1.5 border border-ink" style={{ width: scale.pixels }}>
        {PIECES.map((piece, order) => (
          <span key={piece} className={cx("grow", order % 2 === 0 ? "bg-ink" : "bg-page")} />
        ))}
      </div>
      <span className="margin-note whitespace-nowrap leading-none">
        {length} {short}
      </span>
    </div>
  );
}
