import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "#src/design/class-names.ts";

const VARIANTS = {
  primary:
    "border-accent bg-accent-fill text-on-accent hover:border-accent-strong hover:bg-accent-fill-strong",
  secondary: "border-line-strong bg-paper text-ink hover:border-ink hover:bg-shoal",
  quiet: "border-transparent text-ink hover:bg-shoal-deep",
  danger:
    "border-danger bg-danger-fill text-on-danger hover:border-danger-strong hover:bg-danger-fill-strong",
  "quiet-danger": "border-transparent text-danger hover:bg-shoal-deep",
} as const;

const SIZES = {
  sm: "min-h-11 min-w-11 px-3 text-xs sm:min-h-9 sm:min-w-0 thumb-target",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-13 px-6 text-base",
  icon: "size-11 shrink-0",
} as const;

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Work is under way: the button keeps its focus and its width and ignores clicks. */
  pending?: boolean;
  /** Lends its looks to the one child, a link for instance. */
  asChild?: boolean;
}

export function Button({
  variant = "primary",
  size = "md",
  pending = false,
  asChild = false,
  type,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : "button";
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      type={asChild ? type : (type ?? "button")}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={cx(
        "relative inline-flex select-none items-center justify-center gap-2 rounded-md border",
        "text-center font-sans font-semibold leading-tight no-underline transition-colors",
        "[&_svg]:size-[1.2em] [&_svg]:shrink-0",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal disabled:text-ink-soft",
        "aria-busy:cursor-progress",
        pending && "sounding",
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
      {...rest}
    />
  );
}
