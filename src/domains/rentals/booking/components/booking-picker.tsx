import { useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Availability } from "../contract.ts";
import type { Picker } from "../picker-contract.ts";
import { dayWords, timeWords } from "../when-words.ts";
import { BookingForm } from "./booking-form.tsx";

/** Only what can be had, in the time of the place; a list of links, so that it works without scripts. */
export function BookingPicker({ picker }: { picker: Picker }) {
  const { item, availability, start } = picker;
  useFreshTimes();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="book" className="flex flex-col gap-6">
        <h2 id="book" className="scroll-mt-24 font-semibold font-serif text-2xl">
          Book {item.name}
        </h2>
        {item.requiresLicense ? <p>Please bring a boating license: it is asked for.</p> : null}
        <DayForm picker={picker} />
        <div className="flex flex-col gap-3">
          <h3 className="font-semibold">When does it start?</h3>
          <p className="text-ink-soft text-sm">
            Times are those of the place ({availability.timeZone.replaceAll("_", " ")}).
          </p>
          <ul className="flex flex-col gap-4">
            {availability.days.map((day) => (
              <DayTimes key={day.date} day={day} picker={picker} />
            ))}
          </ul>
          <WeekLinks picker={picker} />
        </div>
        {start ? <BookingForm picker={picker} /> : null}
      </section>
    </Card>
  );
}

/** Whoever comes back to the tab sees what is free now. */
function useFreshTimes(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [revalidate]);
}

function DayForm({ picker: { item, from, quantity } }: { picker: Picker }) {
  const [search] = useSearchParams();
  const counts = Array.from({ length: item.quantity }, (_, index) => String(index + 1));
  return (
    <QueryForm
      search={search}
      names={["day", "units", "start", "sent"]}
      className="flex flex-wrap items-end gap-4"
    >
      <Field label="From">
        {(field) => <Input {...field} key={from} type="date" name="day" defaultValue={from} />}
      </Field>
      {item.quantity > 1 ? (
        <Field label="How many">
          {(field) => (
            <NativeSelect
              {...field}
              key={quantity}
              name="units"
              options={counts.map((count) => ({ value: count, label: count }))}
              defaultValue={String(quantity)}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" variant="secondary">
        Show times
      </Button>
    </QueryForm>
  );
}

const addressOf = ({ item, from, quantity }: Picker, facts: Record<string, string>): string =>
  `?${new URLSearchParams({
    tab: "rentals",
    rent: String(item.id),
    day: from,
    units: String(quantity),
    ...facts,
  })}#book`;

function DayTimes({ day, picker }: { day: Availability["days"][number]; picker: Picker }) {
  // Where clocks change, the same time may come twice.
  const hasTwoZones = new Set(day.starts.map(({ zone }) => zone)).size > 1;
  return (
    <li className="grid gap-2 sm:grid-cols-[9rem_1fr]">
      <h4 className="pt-1">{dayWords(day.date)}</h4>
      {day.starts.length === 0 ? (
        <p className="pt-1 text-ink-soft">{day.reason}</p>
      ) : (
        <ul className="flex flex-wrap gap-2" aria-label={`Free on ${dayWords(day.date)}`}>
          {day.starts.map(({ startDate, local, zone }) => (
            <li key={startDate}>
              <Link
                to={addressOf(picker, { start: startDate })}
                preventScrollReset
                aria-current={startDate === picker.start ? "true" : undefined}
                className={cx(
                  "figures inline-flex min-h-11 items-center rounded-sm border px-3",
                  startDate === picker.start
                    ? "border-accent bg-accent-fill text-on-accent"
                    : "border-line hover:border-accent",
                )}
              >
                {timeWords(local)}
                <span className={hasTwoZones ? "ps-1" : "sr-only"}> {zone}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const DAY = 86_400_000;
const WEEK_DAYS = 7;
const weekAfter = (date: string, weeks: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + weeks * WEEK_DAYS * DAY).toISOString().slice(0, 10);

function WeekLinks({ picker }: { picker: Picker }) {
  const to = (weeks: number) => addressOf(picker, { day: weekAfter(picker.from, weeks) });
  return (
    <nav aria-label="Other days" className="flex flex-wrap gap-3">
      <Button asChild variant="secondary" size="sm">
        <Link to={to(-1)} preventScrollReset>
          Earlier week
        </Link>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <Link to={to(1)} preventScrollReset>
          Later week
        </Link>
      </Button>
    </nav>
  );
}
