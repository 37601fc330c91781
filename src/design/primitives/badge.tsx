import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

const TONES = {
  neutral: "border-line-strong bg-paper text-ink",
  accent: "border-accent bg-accent-soft text-accent",
  solid: "border-accent bg-accent-fill text-on-accent",
  shoal: "border-contour bg-shoal text-water-ink",
  land: "border-coast bg-land text-land-ink",
  ok: "border-ok bg-ok-soft text-ok",
  danger: "border-danger bg-danger-soft text-danger",
} as const;

export interface BadgeProps extends ComponentProps<"span"> {
  tone?: keyof typeof TONES;
}

export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 font-semibold text-2xs",
        "[&_svg]:size-3.5 [&_svg]:shrink-0",
        TONES[tone],
        className,
      )}
      {...rest}
    />
  );
}
