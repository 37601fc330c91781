import { Slider as RadixSlider } from "radix-ui";
import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";

interface SliderProps
  extends Omit<
    ComponentProps<typeof RadixSlider.Root>,
    "value" | "defaultValue" | "onValueChange" | "onValueCommit"
  > {
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** When the hand lets go: the moment to search. */
  onValueCommit?: (value: number) => void;
  /** How the value is spoken: "10 miles". */
  valueText?: (value: number) => string;
}

/** A ruler: one thumb on a scale with ticks. */
export function Slider(props: SliderProps) {
  const { value, defaultValue, onValueChange, onValueCommit, valueText, className, ...rest } =
    props;
  const { id, "aria-label": label, "aria-labelledby": labelledby, ...more } = rest;
  const { "aria-describedby": describedby, "aria-required": _required, ...root } = more;
  const spoken = value ?? defaultValue ?? root.min ?? 0;
  return (
    <RadixSlider.Root
      className={cx("relative flex h-11 w-full touch-none select-none items-center", className)}
      value={value === undefined ? undefined : [value]}
      defaultValue={defaultValue === undefined ? undefined : [defaultValue]}
      onValueChange={([next]) => next !== undefined && onValueChange?.(next)}
      onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      {...root}
    >
      <span aria-hidden className="ticks-below absolute inset-x-0 top-1/2 h-3" />
      <RadixSlider.Track className="relative h-1 w-full grow bg-line-strong">
        <RadixSlider.Range className="absolute h-full bg-accent" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        id={id}
        aria-label={label}
        aria-labelledby={labelledby}
        aria-describedby={describedby}
        aria-valuetext={valueText?.(spoken)}
        className="thumb-target block size-5.5 rounded-full border-[3px] border-accent bg-paper transition-colors hover:bg-accent-soft"
      />
    </RadixSlider.Root>
  );
}
