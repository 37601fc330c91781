import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

interface TextLinkProps extends ComponentProps<"a"> {
  /** `inline` is underlined in running text; `quiet` in lists, underlined when pointed at. */
  variant?: "inline" | "quiet";
  asChild?: boolean;
}

export function TextLink({ variant = "inline", asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : "a";
  return (
    <Root
      className={cx(
        "rounded-sm underline-offset-[0.22em] transition-colors",
        variant === "inline"
          ? "font-medium text-accent underline decoration-1 hover:text-accent-strong hover:decoration-2"
          : "text-ink hover:text-accent hover:underline",
        className,
      )}
      {...rest}
    />
  );
}
