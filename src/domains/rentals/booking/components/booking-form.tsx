import type { FormEvent } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { PossibleEnd } from "../contract.ts";
import type { Picker } from "../picker-contract.ts";
import { BookingFields, endWords } from "./booking-fields.tsx";
import { FORM_ANCHOR } from "./picker-address.ts";
import { Quote } from "./quote.tsx";
import { codeOf, complaintsOf, fieldsOf } from "./refusal-words.ts";
import { TakenTime } from "./taken-time.tsx";
import { readTyped, useKnownPerson } from "./typed-booking.ts";
import { useComplaintFocus } from "./use-complaint-focus.ts";
import { useKeptWords } from "./use-kept-words.ts";
import { failureWords, useSendRequest } from "./use-send-request.ts";
import { useWantedTime } from "./use-wanted-time.ts";

interface BookingFormProps {
  picker: Picker;
  start: NonNullable<Picker["start"]>;
}

/** How long, and who asks. No price and no status is sent but the total that was shown. */
export function BookingForm({ picker, start }: BookingFormProps) {
  const { item, quantity, policy } = picker;
  const { startDate } = start;
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const words = useKeptWords(item.businessId);
  const booking = useSendRequest(item.businessId, { onSent: words.forget });
  const given: Record<string, string> = { ...useKnownPerson(), ...plain.values };
  const wanted = useWantedTime(picker, { startDate, givenEnd: given.endDate });
  const { time, quote, totalPrice } = wanted;
  // Of another start nothing is said yet.
  const refused = booking.error && booking.variables.startDate === startDate ? booking : null;
  const failure = refused ? failureWords(refused.error) : plain.message;
  const complaints = refused
    ? complaintsOf(picker, fieldsOf(refused.error), refused.variables.totalGuests)
    : complaintsOf(picker, plain.fields, plain.values.totalGuests);
  const listed = Object.values(complaints).map((message) => ({ message }));
  useComplaintFocus(words.form, refused?.error, start.isFree);
  const isTaken = !start.isFree || quote?.isFree === false || codeOf(refused?.error) === "taken";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTyped(event.currentTarget);
    const asked = { ...time, businessId: item.businessId, quotedTotal: totalPrice };
    booking.send({ ...asked, ...typed, ...trap.read() });
  };
  return (
    <PlainForm
      ref={words.form}
      onSubmit={send}
      onInput={words.keep}
      id={FORM_ANCHOR}
      anchor={FORM_ANCHOR}
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col gap-4 border-line border-t pt-6 outline-none"
      aria-label={`Ask for ${item.name}`}
    >
      {isTaken ? (
        <TakenTime
          picker={picker}
          asked={{ ...time, endDate: refused?.variables.endDate ?? time.endDate }}
          reason={failure}
        />
      ) : (
        <FormError
          message={listed.some(({ message }) => message === failure) ? undefined : failure}
          errors={listed}
        />
      )}
      <input type="hidden" name="rentalItemId" value={item.id} />
      <input type="hidden" name="businessId" value={item.businessId} />
      <input type="hidden" name="startDate" value={startDate} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="requestKey" value={picker.requestKey} />
      <BookingFields
        picker={picker}
        given={{ ...given, endDate: time.endDate }}
        errors={complaints}
        onEnd={wanted.setEnd}
      />
      {totalPrice ? (
        <Quote {...{ quote, totalPrice, policy, until: untilWords(wanted.end, picker) }} />
      ) : null}
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={booking.isPending}>
        Request booking
      </Button>
    </PlainForm>
  );
}

const untilWords = (end: PossibleEnd | undefined, picker: Picker): string =>
  end ? `${endWords(end.local, picker)} ${end.zone}` : "";
