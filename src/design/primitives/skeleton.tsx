import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

/** Unsurveyed water in the shape of what comes; the caller gives it a size. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div aria-hidden className={cx("unsurveyed animate-swell rounded-sm", className)} {...rest} />
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ["w-full", "w-11/12", "w-full", "w-4/5"];
  return (
    <div aria-hidden className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => {
        const width = line === lines - 1 ? "w-3/5" : widths[line % widths.length];
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        return <Skeleton key={line} className={cx("h-3.5", width)} />;
      })}
    </div>
  );
}
