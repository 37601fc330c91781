import { type RefObject, useEffect, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { BookingReceipt } from "../contract.ts";
import type { Picker } from "../picker-contract.ts";
import { localWords } from "../when-words.ts";
import { BookingForm, type Refused } from "./booking-form.tsx";
import { DayStrip } from "./day-strip.tsx";
import { PICKER_ANCHOR } from "./picker-address.ts";
import { RequestSent } from "./request-sent.tsx";
import { StartTimes } from "./start-times.tsx";

/** What was sent, and what was told of it. */
type Asked = Pick<BookingReceipt, "link" | "isMailed"> & { start: string };

interface BookingPickerProps {
  picker: Picker;
  /** Takes the focus when it opens: it stands above what opened it. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Only what can be had, in the time of the place; links all of it, so that it works without scripts. */
export function BookingPicker({ picker, heading }: BookingPickerProps) {
  const { item, availability, start } = picker;
  const fold = useFold(start);
  const form = useFocusOnChange<HTMLFormElement>(start);
  const [asked, setAsked] = useState<Asked | null>(null);
  // What was asked for is no longer offered, unless there are more units.
  const isSent = asked !== null && (start === null || start === asked.start);
  const [refused, setRefused] = useState<Refused | null>(null);
  const sent = useFocusOnChange<HTMLDivElement>(isSent);
  useFreshTimes();
  return (
    <Card asChild className="p-4 sm:p-8" padding="none">
      <section aria-labelledby={PICKER_ANCHOR} className="flex flex-col gap-6">
        <h2
          id={PICKER_ANCHOR}
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-semibold font-serif text-2xl"
        >
          Book {item.name}
        </h2>
        {isSent ? <RequestSent ref={sent} {...asked} /> : null}
        {start === null && !isSent ? <FormError message={refused?.message} /> : null}
        {item.requiresLicense ? <p>Please bring a boating license: it is asked for.</p> : null}
        <details ref={fold} open={start === null}>
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-semibold">{start ? startWords(picker) : "When does it start?"}</h3>
            {start ? <span className="text-accent underline">Change</span> : null}
          </summary>
          <div className="flex flex-col gap-4 pt-2">
            <p className="text-ink-soft text-sm">
              Times are those of the place ({availability.timeZone.replaceAll("_", " ")}).
            </p>
            <DayForm picker={picker} />
            <DayStrip picker={picker} />
            <StartTimes picker={picker} />
          </div>
        </details>
        {start && !isSent ? (
          <BookingForm
            {...{ picker, form }}
            typed={refused?.typed}
            onSent={({ link, isMailed }) => setAsked({ start, link, isMailed })}
            onRefused={setRefused}
          />
        ) : null}
      </section>
    </Card>
  );
}

/** Folded by each start that is chosen, also when it was opened to choose another. */
function useFold(start: string | null): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current) fold.current.open = start === null;
  }, [start]);
  return fold;
}

/** "From Saturday, July 4, 2027, 10:00 AM EDT" */
function startWords({ availability, start }: Picker): string {
  const starts = availability.days.flatMap((day) => day.starts);
  const chosen = starts.find(({ startDate }) => startDate === start);
  return chosen ? `From ${localWords(chosen.local)} ${chosen.zone}` : "";
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

/** A day that is further away, and how many units. */
function DayForm({ picker: { item, day, quantity } }: { picker: Picker }) {
  const [search] = useSearchParams();
  const counts = Array.from({ length: item.quantity }, (_, index) => String(index + 1));
  return (
    <QueryForm
      search={search}
      names={["day", "week", "units", "start", "sent"]}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label="Day" className="grow sm:grow-0">
        {(field) => <Input {...field} key={day} type="date" name="day" defaultValue={day} />}
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
