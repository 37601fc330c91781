import { Check, ChevronDown } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import { type ComponentProps, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { CONTROL, FLOATING_ITEM, FLOATING_LIST } from "#src/design/primitives/control-styles.ts";
import { useInertBehind } from "#src/design/primitives/use-inert-behind.ts";

export interface SelectOption {
  /** Not empty: Radix keeps "" for "nothing chosen". */
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps
  extends Omit<ComponentProps<typeof RadixSelect.Trigger>, "value" | "defaultValue" | "onChange"> {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  required?: boolean;
}

export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = "Choose…",
  name,
  required,
  disabled,
  className,
  ...trigger
}: SelectProps) {
  const [open, setOpen] = useState(false);
  useInertBehind(open);
  return (
    <RadixSelect.Root
      open={open}
      onOpenChange={setOpen}
      {...{ value, defaultValue, onValueChange, name, required, disabled }}
    >
      <RadixSelect.Trigger
        className={cx(
          CONTROL,
          "inline-flex items-center justify-between gap-2 text-left data-placeholder:text-ink-soft",
          "data-[state=open]:border-accent [&>span]:truncate",
          className,
        )}
        {...trigger}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cx(
            FLOATING_LIST,
            "max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-fade-in",
          )}
        >
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cx(FLOATING_ITEM, "pr-9 data-[state=checked]:font-semibold")}
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="absolute right-3 text-accent">
                  <Check aria-hidden />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
