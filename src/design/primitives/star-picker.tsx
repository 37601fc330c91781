import { Star } from "lucide-react";
import { useId } from "react";
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
  const name = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        role="radiogroup"
        aria-label="Rating"
        aria-required
        aria-invalid={invalid || undefined}
        className="-ml-2 flex"
      >
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative flex size-11 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-shoal has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={`${stars} ${stars === 1 ? "star" : "stars"}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={cx("size-7", stars <= value && "fill-current text-accent")}
            />
          </label>
        ))}
      </div>
      <span aria-hidden className="text-ink-soft text-sm">
        {WORDS[value]}
      </span>
    </div>
  );
}
