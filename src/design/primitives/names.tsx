import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

/** A bay, a sound, a channel: water is set in italics, land upright. */
export function WaterName({ className, ...rest }: ComponentProps<"span">) {
  return <span className={cx("water-name text-water-ink", className)} {...rest} />;
}

export function PlaceName({ className, ...rest }: ComponentProps<"span">) {
  return <span className={cx("place-name", className)} {...rest} />;
}

/** Coordinates, depths, times, prices. */
export function Figures({ className, ...rest }: ComponentProps<"span">) {
  return <span className={cx("figures", className)} {...rest} />;
}
