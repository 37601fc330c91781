import { cx } from "#src/design/class-names.ts";
import { formatFeet, type LocalClock } from "../../station/components/local-time.ts";
import type { Tide, TideExtreme, WaterConditions } from "../contract.ts";
import {
  CURVE_TOP,
  type CurveScale,
  curvePath,
  heightTicks,
  hourTicks,
  PLOT_BOTTOM,
  scaleOf,
} from "./curve-shape.ts";
import type { TideMoment } from "./tide-facts.tsx";

const HEIGHT = 202;
/** Text over lines is cut out of them, as soundings on a chart are. */
const HALO = "[paint-order:stroke] [stroke-linejoin:round] [stroke-width:5px]";
/** Light is lighter than dark whatever the page's light, so the tokens change places. */
const NIGHT = "fill-[light-dark(var(--ink),var(--shoal-deep))]";
const DAY = "fill-[light-dark(var(--land),var(--coast))]";

interface TideCurveProps {
  tide: Tide;
  daylight: WaterConditions["daylight"];
  now: number;
  moment: TideMoment;
  clock: LocalClock;
}

/** Percent across, pixels down: it fits any width, and its letters keep their size. */
export function TideCurveDrawing({ tide, daylight, now, moment, clock }: TideCurveProps) {
  const scale = scaleOf(tide.curve);
  const marked = [tide.nextHigh, tide.nextLow];
  const others = tide.extremes.filter(({ at }) => !marked.some((extreme) => extreme.at === at));
  return (
    <svg
      role="img"
      aria-label={describe(tide, scale, { moment, clock })}
      className="margin-note block w-full overflow-visible"
      height={HEIGHT}
    >
      <HeightLines tide={tide} scale={scale} />
      <Water tide={tide} scale={scale} />
      <DaylightStrip daylight={daylight} scale={scale} />
      <HourMarks scale={scale} clock={clock} />
      {others.map((extreme) => (
        <circle
          key={extreme.at}
          cx={`${scale.x(Date.parse(extreme.at))}%`}
          cy={scale.y(extreme.heightFeet)}
          r={2.5}
          className="fill-paper stroke-water-ink"
        />
      ))}
      <NowMark tide={tide} scale={scale} now={now} moment={moment} clock={clock} />
      {marked.map((extreme) => (
        <ExtremeMark key={extreme.kind} extreme={extreme} scale={scale} clock={clock} />
      ))}
    </svg>
  );
}

function describe(
  { nextHigh, nextLow, ...tide }: Tide,
  scale: CurveScale,
  { moment, clock }: Pick<TideCurveProps, "moment" | "clock">,
) {
  const say = ({ at, heightFeet }: TideExtreme) =>
    `${clock.dayAndTime(Date.parse(at))}, ${formatFeet(heightFeet)}`;
  return [
    `Tide curve from ${clock.dayAndTime(scale.start)} to ${clock.dayAndTime(scale.end)}.`,
    `${moment} ${formatFeet(tide.heightNowFeet)} and ${tide.direction}.`,
    `Next high ${say(nextHigh)}. Next low ${say(nextLow)}.`,
  ].join(" ");
}

function HeightLines({ tide, scale }: { tide: Tide; scale: CurveScale }) {
  return heightTicks(tide.curve).map((feet) => (
    <g key={feet}>
      <line x1="0" x2="100%" y1={scale.y(feet)} y2={scale.y(feet)} className="stroke-line" />
      <text x={-6} y={scale.y(feet) + 4} textAnchor="end" className="fill-ink-soft">
        {String(feet).replace("-", "\u2212")}
      </text>
    </g>
  ));
}

function Water({ tide, scale }: { tide: Tide; scale: CurveScale }) {
  const path = curvePath(tide.curve, tide.extremes, scale);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={PLOT_BOTTOM}
      viewBox={`0 0 100 ${PLOT_BOTTOM}`}
      preserveAspectRatio="none"
    >
      <path d={`M0,${PLOT_BOTTOM}L${path}L100,${PLOT_BOTTOM}Z`} className="fill-shoal" />
      <path
        d={`M${path}`}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-water-ink"
      />
    </svg>
  );
}

/** Day and night between two hairlines, like the minutes in the border of a chart. */
function DaylightStrip({
  daylight,
  scale,
}: Pick<TideCurveProps, "daylight"> & { scale: CurveScale }) {
  return (
    <g>
      <rect x="0" y={PLOT_BOTTOM - 7} width="100%" height={7} className="fill-frame" />
      <rect x="0" y={PLOT_BOTTOM - 6} width="100%" height={5} className={NIGHT} />
      {daylight.map(({ from, to }) => (
        <rect
          key={from}
          x={`${scale.x(Date.parse(from))}%`}
          y={PLOT_BOTTOM - 6}
          width={`${scale.x(Date.parse(to)) - scale.x(Date.parse(from))}%`}
          height={5}
          className={DAY}
        />
      ))}
    </g>
  );
}

function HourMarks({ scale, clock }: { scale: CurveScale; clock: LocalClock }) {
  return hourTicks(scale, clock.hour).map((time) => {
    const x = scale.x(time);
    return (
      <g key={time}>
        <line
          x1={`${x}%`}
          x2={`${x}%`}
          y1={PLOT_BOTTOM}
          y2={PLOT_BOTTOM + 5}
          className="stroke-frame"
        />
        <text x={`${x}%`} y={HEIGHT - 4} textAnchor="middle" className="fill-ink-soft">
          {clock.time(time).replace(":00\u00a0", "\u00a0")}
        </text>
      </g>
    );
  });
}

function NowMark({
  tide,
  scale,
  now,
  moment,
  clock,
}: Omit<TideCurveProps, "daylight"> & { scale: CurveScale }) {
  const x = scale.x(now);
  return (
    <g>
      <line
        x1={`${x}%`}
        x2={`${x}%`}
        y1={18}
        y2={PLOT_BOTTOM}
        className="stroke-accent"
        strokeDasharray="3 2"
      />
      <text x={`${x}%`} y={12} textAnchor={anchorAt(x, 20)} className="fill-accent font-medium">
        {moment} {clock.time(now)}
      </text>
      <circle
        cx={`${x}%`}
        cy={scale.y(tide.heightNowFeet)}
        r={5}
        className="fill-accent stroke-2 stroke-paper"
      />
    </g>
  );
}

interface ExtremeMarkProps {
  extreme: TideExtreme;
  scale: CurveScale;
  clock: LocalClock;
}

function ExtremeMark({ extreme, scale, clock }: ExtremeMarkProps) {
  const time = Date.parse(extreme.at);
  const x = scale.x(time);
  const y = scale.y(extreme.heightFeet);
  const isHigh = extreme.kind === "high";
  const firstLine = isHigh ? Math.max(y - 23, CURVE_TOP - 30) : y + 17;
  const halo = cx(HALO, isHigh ? "stroke-paper" : "stroke-shoal");
  const label = { x: `${x}%`, textAnchor: anchorAt(x, 16) } as const;
  return (
    <g>
      <circle cx={`${x}%`} cy={y} r={4} className="fill-ink stroke-2 stroke-paper" />
      <text {...label} y={firstLine} className={cx("fill-ink font-medium", halo)}>
        {isHigh ? "High" : "Low"} {formatFeet(extreme.heightFeet)}
      </text>
      <text {...label} y={firstLine + 14} className={cx("fill-ink", halo)}>
        {clock.time(time)}
      </text>
    </g>
  );
}

/** Near an edge, text grows inwards. */
function anchorAt(x: number, margin: number): "start" | "middle" | "end" {
  if (x < margin) return "start";
  return x > 100 - margin ? "end" : "middle";
}
