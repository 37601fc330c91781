import { Star } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { cx } from "#src/design/class-names.ts";

interface StarPickerProps {
  /** 0 while none is picked. */
  value: number;
  onChange: (stars: number) => void;
  invalid?: boolean;
}

const STARS = [1, 2, 3, 4, 5];
const WORDS = ["", "Poor", "Fair", "Good", "Very good", "Excellent"];

/** Five radio buttons that look like stars: arrow keys, finger and mouse all work. */
export function StarPicker({ value, onChange, invalid }: StarPickerProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RadioGroup.Root
        aria-label="Rating"
        aria-required
        aria-invalid={invalid || undefined}
        orientation="horizontal"
        value={value === 0 ? "" : String(value)}
        onValueChange={(next) => onChange(Number(next))}
        className="-ml-2 flex"
      >
        {STARS.map((stars) => (
          <RadioGroup.Item
            key={stars}
            value={String(stars)}
            aria-label={`${stars} ${stars === 1 ? "star" : "stars"}`}
            className="flex size-11 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-shoal"
          >
            <Star
              aria-hidden
              className={cx("size-7", stars <= value && "fill-current text-accent")}
            />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <span aria-hidden className="text-ink-soft text-sm">
        {WORDS[value]}
      </span>
    </div>
  );
}
