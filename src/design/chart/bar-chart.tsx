import type { ReactNode } from "react";
import { ChartCard } from "#src/design/chart/chart-card.tsx";
import { niceTop } from "#src/design/chart/nice-top.ts";
import { cx } from "#src/design/class-names.ts";
import {
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

interface ChartPoint {
  label: string;
  /** Under the axis, where there is room for few letters. */
  shortLabel: string;
  value: number;
}

interface BarChartProps {
  title: string;
  /** Where the numbers come from and when. */
  origin: ReactNode;
  /** Heads the columns of the table. */
  labelHeader: string;
  valueHeader: string;
  points: readonly ChartPoint[];
  /** Whole numbers unless told otherwise; one below zero hangs from the baseline. */
  format?: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 60;
const BOTTOM = 30;
const TOP = 10;
const TICKS_MAX = 12;
/** As many have room beside each other on a phone. */
const PHONE_TICKS_MAX = 6;
/** Larger where the drawing is small. */
const LETTERS = "figures fill-ink-soft text-[12px] max-sm:text-[18px]";

/** Columns over a baseline like a tide gauge, and behind them the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const { title, origin, labelHeader, valueHeader, points, format = formatNumber } = props;
  return (
    <ChartCard
      title={title}
      origin={origin}
      table={
        <>
          <TableHead>
            <TableRow>
              <TableHeader>{labelHeader}</TableHeader>
              <TableHeader numeric>{valueHeader}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {points.map(({ label, value }) => (
              <TableRow key={label}>
                <TableCell>{label}</TableCell>
                <TableCell numeric>{format(value)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </>
      }
    >
      <Bars points={points} format={format} />
    </ChartCard>
  );
}

function Bars({ points, format }: Required<Pick<BarChartProps, "points" | "format">>) {
  const values = points.map(({ value }) => value);
  const top = niceTop(Math.max(0, ...values));
  const least = Math.min(0, ...values);
  const depth = least < 0 ? niceTop(-least) : 0;
  const slot = (WIDTH - LEFT) / Math.max(points.length, 1);
  const heightOf = (value: number) => ((HEIGHT - BOTTOM - TOP) * value) / (top + depth);
  /** Where zero is. */
  const floor = TOP + heightOf(top);
  const every = Math.ceil(points.length / TICKS_MAX);
  const isDense = points.length > PHONE_TICKS_MAX;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="h-auto w-full">
      {[...(depth > 0 ? [-depth] : []), 0, top / 2, top].map((value) => (
        <g key={value}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={floor - heightOf(value)}
            y2={floor - heightOf(value)}
            className={value === 0 ? "stroke-ink" : "stroke-line"}
          />
          <text x={LEFT - 8} y={floor - heightOf(value) + 4} textAnchor="end" className={LETTERS}>
            {format(value)}
          </text>
        </g>
      ))}
      {points.map(({ label, shortLabel, value }, index) => (
        <g key={label}>
          <rect
            x={LEFT + slot * index + slot * 0.15}
            y={floor - Math.max(0, heightOf(value))}
            width={slot * 0.7}
            height={Math.abs(heightOf(value))}
            className="fill-contour stroke-water-ink"
          >
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
          {index % every === 0 ? (
            <text
              x={LEFT + slot * (index + 0.5)}
              y={HEIGHT - 8}
              textAnchor="middle"
              className={cx(LETTERS, isDense && index % (every * 2) > 0 && "max-sm:hidden")}
            >
              {shortLabel}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
