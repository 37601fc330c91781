import { type FormEvent, type RefObject, useState } from "react";
import { useRevalidator } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useBook } from "../client.ts";
import type { BookingReceipt } from "../contract.ts";
import { BOOKING_CREATED, BOOKING_NOT_CREATED } from "../limits-contract.ts";
import type { Picker } from "../picker-contract.ts";
import { BookingFields } from "./booking-fields.tsx";
import { FORM_ANCHOR } from "./picker-address.ts";
import { Quote } from "./quote.tsx";

interface BookingFormProps {
  picker: Picker;
  /** Takes the focus when a start is chosen. */
  form: RefObject<HTMLFormElement | null>;
  /** What was typed for a time that was taken meanwhile. */
  typed: Readonly<Record<string, string>> | undefined;
  onSent: (receipt: BookingReceipt) => void;
  onRefused: (refused: Refused) => void;
}

/** The form goes with a time that is no longer free; why, and what was typed in it, stays. */
export interface Refused {
  message: string;
  typed: Record<string, string>;
}

/** How long, and who asks. No price and no status is sent but the total that was shown. */
export function BookingForm({ picker, form, typed: kept, ...heard }: BookingFormProps) {
  const { item, start, ends, quantity } = picker;
  const booking = useBook();
  const { revalidate } = useRevalidator();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const known = useKnownPerson();
  const [isTyped, setTyped] = useState(false);
  const [endDate, setEndDate] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTyped(event.currentTarget);
    const quotedTotal = ends.find(({ endDate }) => endDate === typed.endDate)?.totalPrice;
    const asked = { rentalItemId: item.id, businessId: item.businessId, startDate: start ?? "" };
    booking.mutate(
      { ...asked, ...typed, quantity, quotedTotal, ...trap.read() },
      {
        onSuccess: (receipt) => {
          setTyped(false);
          heard.onSent(receipt);
          toast({ title: BOOKING_CREATED, tone: "ok" });
        },
        onError: (error) => {
          const message = reasonOf(error, BOOKING_NOT_CREATED);
          heard.onRefused({ message, typed: { ...typed, totalGuests: String(typed.totalGuests) } });
          toast({ title: BOOKING_NOT_CREATED, tone: "danger" });
        },
        onSettled: () => revalidate(),
      },
    );
  };
  const given: Record<string, string> = { ...known, ...kept, ...plain.values };
  const failure = booking.error ? reasonOf(booking.error, BOOKING_NOT_CREATED) : plain.message;
  return (
    <PlainForm
      ref={form}
      tabIndex={-1}
      onSubmit={send}
      onInput={() => setTyped(true)}
      id={FORM_ANCHOR}
      className="flex scroll-mt-24 flex-col gap-4 border-line border-t pt-6"
      aria-label={`Ask for ${item.name}`}
    >
      <UnsavedGuard when={isTyped} />
      <FormError message={failure} />
      <input type="hidden" name="rentalItemId" value={item.id} />
      <input type="hidden" name="businessId" value={item.businessId} />
      <input type="hidden" name="startDate" value={start ?? ""} />
      <input type="hidden" name="quantity" value={quantity} />
      <BookingFields
        picker={picker}
        given={given}
        errors={fieldsOf(booking.error) ?? plain.fields}
        onEnd={setEndDate}
      />
      <Quote picker={picker} endDate={endDate ?? given.endDate ?? ends[0]?.endDate ?? ""} />
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={booking.isPending}>
        Request booking
      </Button>
    </PlainForm>
  );
}

function useKnownPerson(): Record<string, string> {
  const viewer = useViewer();
  if (viewer.status !== "authenticated") return {};
  const { firstName, lastName, email } = viewer.user;
  return { customerName: [firstName, lastName].filter(Boolean).join(" "), customerEmail: email };
}

function readTyped(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    endDate: text("endDate"),
    totalGuests: Number(text("totalGuests")),
    customerName: text("customerName"),
    customerEmail: text("customerEmail"),
    customerPhone: text("customerPhone"),
    specialRequests: text("specialRequests"),
  };
}

const fieldsOf = (error: unknown) => (error instanceof RequestError ? error.fields : undefined);
