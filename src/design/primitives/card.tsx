import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

const TONES = {
  paper: "border-line bg-paper",
  land: "border-coast bg-land",
  shoal: "border-contour bg-shoal",
  plain: "border-line",
} as const;

interface CardProps extends ComponentProps<"div"> {
  /** `land` for places ashore and call-outs, `shoal` for what is selected or grouped. */
  tone?: keyof typeof TONES;
  /** The card leads somewhere: registration marks appear when it is pointed at or holds the focus. */
  interactive?: boolean;
  padding?: "none" | "sm" | "md" | "lg";
  asChild?: boolean;
}

const PADDINGS = { none: "", sm: "p-4", md: "p-5", lg: "p-6 sm:p-8" } as const;

export function Card(props: CardProps) {
  const { tone = "paper", interactive, padding = "md", asChild, className, ...rest } = props;
  const Root = asChild ? Slot.Root : "div";
  return (
    <Root
      className={cx(
        "rounded-md border text-ink",
        interactive &&
          "corner-marks transition-colors after:opacity-0 after:transition-opacity hover:border-ink hover:after:opacity-100 focus-within:after:opacity-100",
        TONES[tone],
        PADDINGS[padding],
        className,
      )}
      {...rest}
    />
  );
}
