import { useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { priceText } from "../../item/price-text.ts";
import type { Picker } from "../picker-contract.ts";
import { zonedWords } from "../when-words.ts";
import { BookingForm } from "./booking-form.tsx";
import { useHasWords } from "./choice-link.tsx";
import { DayForm } from "./day-form.tsx";
import { DayStrip } from "./day-strip.tsx";
import { KeptWords } from "./kept-words.tsx";
import { FORM_ANCHOR, PICKER_ANCHOR, TIMES_ANCHOR } from "./picker-address.ts";
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
        <p className="text-ink-soft text-sm">{picker.asks}</p>
        {start ? <EnterSends /> : null}
        {picker.instead ? (
          <Alert tone="caution" role="note">
            {picker.instead}
          </Alert>
        ) : null}
        {item.requiresLicense ? <p>Please bring a boating license: it is asked for.</p> : null}
        <details key={`${start?.startDate} ${isFolded}`} open={!isFolded}>
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-semibold">
              {start
                ? `From ${zonedWords(start.local, start.zone)}${unitWords(picker)}`
                : "When does it start?"}
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
        {start ? <BookingForm picker={picker} start={start} trap={trap} /> : <KeptWords />}
      </section>
    </Card>
  );
}

/** How many are asked for, wherever there is a choice. */
const unitWords = ({ item, quantity }: Picker): string => {
  if (item.quantity === 1) return "";
  return quantity === 1 ? `, one of ${item.quantity}` : `, ${quantity} of ${item.quantity}`;
};

/** Enter in a field presses the first button of its form: where choices are buttons of it, this one. */
const EnterSends = () =>
  useHasWords() ? (
    <button type="submit" form={FORM_ANCHOR} tabIndex={-1} aria-hidden className="sr-only">
      Request booking
    </button>
  ) : null;
