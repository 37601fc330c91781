import { Progress as RadixProgress } from "radix-ui";
import { cx } from "#src/design/class-names.ts";

interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  className?: string;
}

/** The scale bar of a chart, filled up to where we are. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <RadixProgress.Root
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      className={cx("relative h-3 w-full overflow-hidden border border-ink bg-paper", className)}
    >
      <RadixProgress.Indicator
        className="h-full origin-left bg-accent transition-[scale] duration-200"
        style={{ scale: `${share} 1` }}
      />
      <span aria-hidden className="absolute inset-0 grid grid-cols-4 divide-x divide-ink">
        <span />
        <span />
        <span />
        <span />
      </span>
    </RadixProgress.Root>
  );
}
