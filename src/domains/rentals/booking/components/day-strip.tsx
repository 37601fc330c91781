import { ChevronLeft, ChevronRight } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { RovingList } from "#src/design/patterns/roving-list.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { Availability } from "../contract.ts";
import type { Picker } from "../picker-contract.ts";
import { dayWords } from "../when-words.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { pickerAddress } from "./picker-address.ts";

/** Seven days side by side, on a phone in two rows; each says how much of it can be had. */
export function DayStrip({ picker }: { picker: Picker }) {
  return (
    <div className="flex flex-col gap-3">
      <RovingList className="grid grid-cols-4 gap-1 sm:grid-cols-7" aria-label="Days">
        {picker.availability.days.map((day) => (
          <li key={day.date}>
            <DayLink day={day} picker={picker} />
          </li>
        ))}
      </RovingList>
      <nav aria-label="Other days" className="flex flex-wrap justify-between gap-3">
        {picker.earlier ? (
          <Button asChild variant="secondary" size="sm">
            <ChoiceLink to={pickerAddress(picker, { week: picker.earlier })} preventScrollReset>
              <ChevronLeft aria-hidden /> Earlier week
            </ChoiceLink>
          </Button>
        ) : null}
        {picker.later ? (
          <Button asChild variant="secondary" size="sm" className="ms-auto">
            <ChoiceLink to={pickerAddress(picker, { week: picker.later })} preventScrollReset>
              Later week <ChevronRight aria-hidden />
            </ChoiceLink>
          </Button>
        ) : null}
      </nav>
    </div>
  );
}

interface DayLinkProps {
  day: Availability["days"][number];
  picker: Picker;
}

function DayLink({ day, picker }: DayLinkProps) {
  const isChosen = day.date === picker.day;
  const count = day.starts.length;
  const [weekday = ""] = dayWords(day.date).split(",");
  return (
    <ChoiceLink
      to={pickerAddress(picker, { day: day.date })}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "flex min-h-14 w-full flex-col items-center justify-center rounded-sm border text-ink no-underline",
        isChosen ? "border-accent bg-accent-fill text-on-accent" : "border-line hover:border-ink",
        count === 0 && !isChosen && "bg-shoal text-ink-soft",
      )}
    >
      <span className="sr-only">
        {dayWords(day.date)}: {count === 0 ? day.reason : `${count} times`}
      </span>
      <span aria-hidden className="text-2xs">
        {weekday.slice(0, 3)}
      </span>
      <span aria-hidden className={cx("figures", count === 0 && "line-through")}>
        {Number(day.date.slice(8))}
      </span>
    </ChoiceLink>
  );
}
