import type { ReactNode } from "react";

interface ChartFrameProps {
  /** In the margin under the frame: source, date, datum. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The border of a chart: minutes in black and white between two hairlines. */
export function ChartFrame({ note, className, children }: ChartFrameProps) {
  return (
    <figure className={className}>
      <div className="chart-frame">
        <div className="overflow-hidden border border-ink bg-paper">{children}</div>
      </div>
      {note ? (
        <figcaption className="margin-note mt-2 flex flex-wrap justify-between gap-x-6 text-ink-soft">
          {note}
        </figcaption>
      ) : null}
    </figure>
  );
}
