import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import { priceText } from "../../item/price-text.ts";
import type { Picker } from "../picker-contract.ts";
import { zonedWords } from "../when-words.ts";
import { BookingForm } from "./booking-form.tsx";
import { DayStrip } from "./day-strip.tsx";
import { PICKER_ANCHOR, TIMES_ANCHOR } from "./picker-address.ts";
import { StartTimes } from "./start-times.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useFreshTimes } from "./use-fresh-times.ts";

/** Only what can be had, in the time of the place; links all of it, so that it works without scripts. */
export function BookingPicker({ picker }: { picker: Picker }) {
  const { item, start } = picker;
  const isFolded = start?.isFree === true;
  const trap = useSpamTrap();
  useFreshTimes();
  useArrivalFocus();
  return (
    <Card asChild className="p-4 sm:p-8" padding="none">
      <section aria-labelledby={PICKER_ANCHOR} className="flex flex-col gap-6">
        <h2
          id={PICKER_ANCHOR}
          tabIndex={-1}
          className="scroll-mt-24 font-semibold font-serif text-2xl outline-none"
        >
          Book {item.name}
        </h2>
        <p className="text-ink-soft">
          <span className="figures">{priceText(item.pricePerHour)}</span> per hour ·{" "}
          <span className="figures">{priceText(item.pricePerDay)}</span> per day ·{" "}
          {item.capacity === 1 ? "1 guest" : `up to ${item.capacity} guests`}
          {item.quantity === 1 ? "" : ` each, ${item.quantity} of them`}
        </p>
        {picker.instead ? (
          <Alert tone="caution" role="note">
            {picker.instead}
          </Alert>
        ) : null}
        {item.requiresLicense ? <p>Please bring a boating license: it is asked for.</p> : null}
        <details key={`${start?.startDate} ${isFolded}`} open={!isFolded}>
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-semibold">
              {start ? `From ${zonedWords(start.local, start.zone)}` : "When does it start?"}
            </h3>
            {isFolded ? <span className="text-accent underline">Change</span> : null}
          </summary>
          <div className="flex flex-col gap-4 pt-2">
            <a
              href={`#${TIMES_ANCHOR}`}
              className="sr-only self-start focus:not-sr-only focus:min-h-11 focus:content-center"
            >
              To the free times
            </a>
            <p className="text-ink-soft text-sm">
              Times are those of the place ({picker.zoneName}).
            </p>
            <DayForm picker={picker} />
            <DayStrip picker={picker} />
            <StartTimes picker={picker} />
          </div>
        </details>
        {start ? <BookingForm picker={picker} start={start} trap={trap} /> : null}
      </section>
    </Card>
  );
}

/** A day that is further away, and how many units. */
function DayForm({ picker }: { picker: Picker }) {
  const { item, day, quantity, firstDay, lastDay } = picker;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  /** Without loading the page anew: what was typed and the focus stay. */
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const address = new URLSearchParams([...chosen].map(([name, value]) => [name, String(value)]));
    navigate(`?${address}`, { preventScrollReset: true });
  };
  const counts = Array.from({ length: item.quantity }, (_, index) => String(index + 1));
  return (
    <QueryForm
      onSubmit={show}
      search={search}
      names={["day", "week", "units", "start", "sent"]}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label="Day" className="grow sm:grow-0">
        {(field) => (
          <Input
            {...field}
            key={day}
            type="date"
            name="day"
            min={firstDay}
            max={lastDay}
            defaultValue={day}
          />
        )}
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
