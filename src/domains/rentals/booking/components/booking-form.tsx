import type { FormEvent } from "react";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, type useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { PossibleEnd } from "../contract.ts";
import { TERMS_CHANGED } from "../limits-contract.ts";
import type { Picker } from "../picker-contract.ts";
import { BookingFields, endWords } from "./booking-fields.tsx";
import { FormRefusal } from "./form-refusal.tsx";
import { FORM_ANCHOR } from "./picker-address.ts";
import { Quote } from "./quote.tsx";
import { codeOf, complaintsOf, fieldsOf, linksOf } from "./refusal-words.ts";
import { readTyped, useKnownPerson } from "./typed-booking.ts";
import { useComplaintFocus } from "./use-complaint-focus.ts";
import { useKeptWords } from "./use-kept-words.ts";
import { failureWords, NO_ANSWER_WORDS, useSendRequest } from "./use-send-request.ts";
import { useStandingComplaints } from "./use-standing-complaints.ts";
import { useWantedTime } from "./use-wanted-time.ts";

interface BookingFormProps {
  picker: Picker;
  start: NonNullable<Picker["start"]>;
  /** Its clock runs on while another time is looked for. */
  trap: ReturnType<typeof useSpamTrap>;
}

/** How long, and who asks. No price and no status is sent but the total that was shown. */
export function BookingForm({ picker, start, trap }: BookingFormProps) {
  const { item, quantity, policy } = picker;
  const { startDate } = start;
  const plain = useFormOutcome();
  const words = useKeptWords(item.businessId);
  const given: Record<string, string> = { ...useKnownPerson(), ...plain.values };
  const wanted = useWantedTime(picker, { startDate, given: plain.values });
  const { time, quote, totalPrice } = wanted;
  const forget = () => {
    words.forget();
    wanted.forget();
  };
  const booking = useSendRequest(item.businessId, { onSent: forget });
  // Of another start nothing is said yet.
  const refused = booking.error && booking.variables.startDate === startDate ? booking : null;
  const failure = refused
    ? failureWords(refused.error)
    : (plain.message ?? (booking.isOpen ? NO_ANSWER_WORDS : undefined));
  const stored = linksOf(refused?.error);
  const complaints = refused
    ? complaintsOf(picker, fieldsOf(refused.error), refused.variables.totalGuests)
    : complaintsOf(picker, plain.fields, plain.values.totalGuests);
  const { standing, look } = useStandingComplaints(complaints, refused?.error);
  useComplaintFocus(words.form, refused?.error, start.isFree);
  // While nobody knows whether this form was stored, it may be what has the time.
  const isGone = !start.isFree || quote?.isFree === false;
  const isTaken = codeOf(refused?.error) === "taken" || (isGone && !booking.isOpen);
  // Without an end nothing can be asked for, but what was sent can be sent again.
  const canAsk = wanted.end !== undefined || booking.isOpen || stored !== undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTyped(event.currentTarget);
    const asked = { ...time, businessId: item.businessId };
    const { termsMark, itemMark } = picker;
    const shown = { quotedTotal: totalPrice, termsMark, itemMark };
    booking.send({ ...asked, ...shown, ...typed, ...trap.read() });
  };
  return (
    <PlainForm
      ref={words.form}
      onSubmit={send}
      onInput={(event) => {
        words.keep();
        look(event);
      }}
      id={FORM_ANCHOR}
      anchor={FORM_ANCHOR}
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col gap-4 border-line border-t pt-6 outline-none"
      aria-label={`Ask for ${item.name}`}
    >
      <FormRefusal
        asked={{ ...time, endDate: refused?.variables.endDate ?? time.endDate }}
        {...{ picker, failure, stored, isTaken, complaints, standing }}
      />
      <input type="hidden" name="rentalItemId" value={item.id} />
      <input type="hidden" name="businessId" value={item.businessId} />
      <input type="hidden" name="startDate" value={startDate} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="requestKey" value={picker.requestKey} />
      <input type="hidden" name="quotedRates.perHour" value={item.pricePerHour} />
      <input type="hidden" name="quotedRates.perDay" value={item.pricePerDay} />
      <input type="hidden" name="termsMark" value={picker.termsMark} />
      <input type="hidden" name="itemMark" value={picker.itemMark} />
      <BookingFields
        picker={picker}
        given={{ ...given, endDate: time.endDate }}
        errors={standing}
        onEnd={wanted.setEnd}
      />
      {totalPrice ? (
        <Quote
          {...{ quote, totalPrice, policy, until: untilWords(wanted.end, picker) }}
          areTermsNew={(codeOf(refused?.error) ?? plain.code) === TERMS_CHANGED}
        />
      ) : null}
      <SpamTrapField trap={trap} />
      {canAsk ? (
        <Button type="submit" className="self-start" pending={booking.isPending}>
          {stored ? "Request another booking" : "Request booking"}
        </Button>
      ) : null}
    </PlainForm>
  );
}

const untilWords = (end: PossibleEnd | undefined, picker: Picker): string =>
  end ? `${endWords(end.local, picker)} ${end.zone}` : "";
