import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { FLOATING_ITEM, FLOATING_LIST } from "#src/design/primitives/control-styles.ts";

interface MenuProps {
  /** One button. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

/** Not modal: the page behind it keeps its scroll bar and does not jump. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(FLOATING_LIST, "data-[state=open]:animate-rise")}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** With `asChild` the one child, a link for instance, is the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item className={cx(FLOATING_ITEM, className)} {...rest} />;
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof DropdownMenu.Label>) {
  return (
    <DropdownMenu.Label className={cx("px-3 py-2 text-ink-soft text-xs", className)} {...rest} />
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}

export const MenuRadioGroup = DropdownMenu.RadioGroup;

export function MenuRadioItem({
  children,
  className,
  ...rest
}: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem className={cx(FLOATING_ITEM, "pr-10", className)} {...rest}>
      {children}
      <DropdownMenu.ItemIndicator className="absolute right-3 text-accent">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
