import type { FormEvent } from "react";
import { Field } from "#src/design/form/field.tsx";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { PAYMENT_STATUSES } from "../../booking/limits-contract.ts";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskBooking } from "../contract.ts";
import { useBookingChange } from "./use-booking-change.ts";

interface PaymentChoiceProps {
  booking: DeskBooking;
  onChanged: () => void;
}

const OPTIONS = PAYMENT_STATUSES.map((status) => ({ value: status, label: status }));

/** Kept by the owner: customers pay the business itself. Chosen is saved; without scripts a button saves it. */
export function PaymentChoice({ booking, onChanged }: PaymentChoiceProps) {
  const { changing, change } = useBookingChange(booking, onChanged);
  const note = (text: unknown) => {
    const paymentStatus = PAYMENT_STATUSES.find((status) => status === text);
    if (paymentStatus) void change({ paymentStatus });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    note(new FormData(event.currentTarget).get("paymentStatus"));
  };
  const shown = changing.isPending ? changing.variables.paymentStatus : booking.paymentStatus;
  return (
    <PlainForm
      action={deskBookingPath(booking)}
      onSubmit={save}
      className="flex flex-col items-start gap-2"
    >
      <Field
        label="Payment"
        hint="For your own records: nobody is charged or mailed."
        className="w-full"
      >
        {(field) => (
          <NativeSelect
            {...field}
            name="paymentStatus"
            options={OPTIONS}
            value={shown}
            onChange={({ target }) => note(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="without-script">
        Save payment
      </Button>
    </PlainForm>
  );
}
