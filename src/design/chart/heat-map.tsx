import type { ReactNode } from "react";
import { ChartCard } from "#src/design/chart/chart-card.tsx";
import {
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

interface HeatRow {
  label: string;
  /** Beside the drawing, where there is room for few letters. */
  shortLabel: string;
  values: readonly number[];
}

interface HeatMapProps {
  title: string;
  origin: ReactNode;
  /** Heads the column of the rows' names. */
  rowHeader: string;
  /** One for each value of a row; the drawing names every third. */
  columns: readonly string[];
  rows: readonly HeatRow[];
}

const WIDTH = 640;
const LEFT = 52;
const CELL_HEIGHT = 26;
const BOTTOM = 30;
const NAMED = 3;
const LETTERS = "figures fill-ink-soft text-[12px] max-sm:text-[17px]";

/** Depths of a chart turned round: the more there is, the darker the water. */
export function HeatMap({ title, origin, rowHeader, columns, rows }: HeatMapProps) {
  return (
    <ChartCard
      title={title}
      origin={origin}
      table={
        <>
          <TableHead>
            <TableRow>
              <TableHeader>{rowHeader}</TableHeader>
              {columns.map((column) => (
                <TableHeader key={column} numeric>
                  {column}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, values }) => (
              <TableRow key={label}>
                <TableCell>{label}</TableCell>
                {columns.map((column, index) => (
                  <TableCell key={column} numeric>
                    {formatNumber(values[index] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </>
      }
    >
      <Cells columns={columns} rows={rows} />
    </ChartCard>
  );
}

function Cells({ columns, rows }: Pick<HeatMapProps, "columns" | "rows">) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const width = (WIDTH - LEFT) / Math.max(1, columns.length);
  const height = rows.length * CELL_HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height + BOTTOM}`} aria-hidden className="h-auto w-full">
      {rows.map(({ label, shortLabel, values }, row) => (
        <g key={label}>
          <text x={LEFT - 8} y={(row + 0.5) * CELL_HEIGHT + 5} textAnchor="end" className={LETTERS}>
            {shortLabel}
          </text>
          {columns.map((column, index) => (
            <rect
              key={column}
              x={LEFT + index * width}
              y={row * CELL_HEIGHT}
              width={width - 2}
              height={CELL_HEIGHT - 2}
              className="fill-water-ink"
              fillOpacity={opacityOf(values[index] ?? 0, most)}
            >
              <title>{`${label}, ${column}: ${formatNumber(values[index] ?? 0)}`}</title>
            </rect>
          ))}
        </g>
      ))}
      {columns.map((column, index) =>
        index % NAMED === 0 ? (
          <text key={column} x={LEFT + index * width} y={height + 20} className={LETTERS}>
            {column}
          </text>
        ) : null,
      )}
    </svg>
  );
}

const EMPTY = 0.06;

/** None is seen as a place where there could be some. */
const opacityOf = (value: number, most: number): number =>
  value === 0 ? EMPTY : 0.2 + (0.8 * value) / most;
