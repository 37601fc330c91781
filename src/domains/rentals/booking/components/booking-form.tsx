import { type FormEvent, useState } from "react";
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
import { BOOKING_CREATED, BOOKING_NOT_CREATED } from "../limits-contract.ts";
import type { Picker } from "../picker-contract.ts";
import { BookingFields } from "./booking-fields.tsx";
import { FORM_ANCHOR } from "./picker-address.ts";
import { Quote } from "./quote.tsx";
import { RequestSent } from "./request-sent.tsx";

/** How long, and who asks. No price and no status is sent but the total that was shown. */
export function BookingForm({ picker }: { picker: Picker }) {
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
        onSuccess: () => {
          setTyped(false);
          toast({ title: BOOKING_CREATED, tone: "ok" });
        },
        onError: () => toast({ title: BOOKING_NOT_CREATED, tone: "danger" }),
        onSettled: () => revalidate(),
      },
    );
  };
  if (booking.data) {
    const { link, isMailed } = booking.data;
    return <RequestSent link={link} isMailed={isMailed} />;
  }
  const given: Record<string, string> = { ...known, ...plain.values };
  const failure = booking.error ? reasonOf(booking.error, BOOKING_NOT_CREATED) : plain.message;
  return (
    <PlainForm
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
