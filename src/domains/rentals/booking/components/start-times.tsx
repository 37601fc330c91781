import { cx } from "#src/design/class-names.ts";
import { RovingList } from "#src/design/patterns/roving-list.tsx";
import type { Picker } from "../picker-contract.ts";
import { dayWords, timeWords } from "../when-words.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { pickerAddress, TIMES_ANCHOR } from "./picker-address.ts";

/** When a booking can begin on the day that is chosen, or why it cannot. */
export function StartTimes({ picker }: { picker: Picker }) {
  const day = picker.availability.days.find(({ date }) => date === picker.day);
  if (!day) return null;
  // Where clocks change, the same time may come twice.
  const hasTwoZones = new Set(day.starts.map(({ zone }) => zone)).size > 1;
  return (
    <div className="flex flex-col gap-2">
      <h4 id={TIMES_ANCHOR} tabIndex={-1} className="scroll-mt-24 font-semibold">
        {dayWords(day.date)}
      </h4>
      {day.starts.length === 0 ? <p className="text-ink-soft">{day.reason}</p> : null}
      <RovingList
        className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
        aria-label={`Free on ${dayWords(day.date)}`}
      >
        {day.starts.map(({ startDate, local, zone, isOvernight }) => (
          <li key={startDate}>
            <ChoiceLink
              to={pickerAddress(picker, { day: day.date, start: startDate })}
              aria-current={startDate === picker.start?.startDate ? "true" : undefined}
              className={cx(
                "figures flex min-h-11 w-full flex-wrap items-center justify-center rounded-sm border px-1 text-sm no-underline",
                startDate === picker.start?.startDate
                  ? "border-accent bg-accent-fill text-on-accent"
                  : "border-line text-ink hover:border-accent",
              )}
            >
              {timeWords(local)}
              <span className={hasTwoZones ? "ps-1" : "sr-only"}> {zone}</span>
              {isOvernight ? (
                <span className="basis-full text-center text-2xs"> overnight only</span>
              ) : null}
            </ChoiceLink>
          </li>
        ))}
      </RovingList>
    </div>
  );
}
