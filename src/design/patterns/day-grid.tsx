import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

interface DayGridProps {
  /** Where nothing around it says what it is. */
  caption?: string;
  /** From Sunday on; null where there is no day. */
  weeks: readonly (readonly (string | null)[])[];
  cell: (day: string) => ReactNode;
  /** On a phone or a tablet the days stand below each other, without those of which nothing is to be said. */
  agenda?: { isQuiet: (day: string) => boolean };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Days in weeks. Arrow keys go from a link with `data-day` to the nearest in their direction. */
export function DayGrid({ caption, weeks, cell, agenda }: DayGridProps) {
  return (
    <table
      className={cx("w-full table-fixed border-collapse", agenda && "agenda")}
      onKeyDown={moveByArrows}
    >
      {caption ? <caption className="sr-only">{caption}</caption> : null}
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="py-1 text-left font-semibold text-xs">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td
                key={day ?? WEEKDAYS[index]}
                data-quiet={day === null || agenda?.isQuiet(day) || undefined}
                className={cx("h-20 border border-line align-top", day === null && "bg-shoal")}
              >
                {day === null ? null : cell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayNumberProps {
  day: string;
  isToday: boolean;
}

export const DayNumber = ({ day, isToday }: DayNumberProps) => (
  <span
    className={cx("figures text-xs", isToday && "bg-accent-fill px-1 font-semibold text-on-accent")}
  >
    {Number(day.slice(8))}
  </span>
);

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** For whatever holds links with `data-day`. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-day]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const wanted = Date.parse(links[at]?.dataset.day ?? "") + step * 86_400_000;
  const ahead = step > 0 ? links.slice(at + 1) : links.slice(0, at).reverse();
  const reached = ahead.find(({ dataset }) => {
    const moment = Date.parse(dataset.day ?? "");
    return step > 0 ? moment >= wanted : moment <= wanted;
  });
  (reached ?? ahead[0])?.focus();
}
