import { cx } from "#src/design/class-names.ts";

interface ScaleBarProps {
  /** What the whole bar measures, in `unit`. */
  length: number;
  unit: string;
  segments?: number;
  className?: string;
}

/** The caller gives it the width that `length` has on the map. */
export function ScaleBar({ length, unit, segments = 4, className }: ScaleBarProps) {
  const marks = Array.from({ length: segments + 1 }, (_, mark) => (length / segments) * mark);
  return (
    <div
      role="img"
      aria-label={`Scale bar: ${length} ${unit}`}
      className={cx("margin-note text-ink", className)}
    >
      <div className="flex justify-between">
        {marks.map((mark) => (
          <span key={mark} className="w-0">
            <span className="inline-block -translate-x-1/2">{Number(mark.toFixed(2))}</span>
          </span>
        ))}
      </div>
      <div className="flex h-2 border border-ink">
        {marks.slice(1).map((mark, order) => (
          <span key={mark} className={cx("grow", order % 2 === 0 ? "bg-ink" : "bg-paper")} />
        ))}
      </div>
      <div className="mt-0.5 text-right">{unit}</div>
    </div>
  );
}
