import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { PAYMENT_STATUSES } from "../../booking/limits-contract.ts";
import type { DeskBooking } from "../contract.ts";
import { useBookingChange } from "./use-booking-change.ts";

interface PaymentChoiceProps {
  booking: DeskBooking;
  onChanged: () => void;
}

const OPTIONS = PAYMENT_STATUSES.map((status) => ({ value: status, label: status }));

/** Kept by the owner: customers pay the business itself. Chosen is saved. */
export function PaymentChoice({ booking, onChanged }: PaymentChoiceProps) {
  const { changing, change } = useBookingChange(booking, onChanged);
  const note = (text: string) => {
    const paymentStatus = PAYMENT_STATUSES.find((status) => status === text);
    if (paymentStatus) void change({ paymentStatus });
  };
  const shown = changing.isPending ? changing.variables.paymentStatus : booking.paymentStatus;
  return (
    <Field label="Payment" hint="For your own records: nobody is charged or mailed.">
      {(field) => (
        <NativeSelect
          {...field}
          options={OPTIONS}
          value={shown}
          onChange={({ target }) => note(target.value)}
        />
      )}
    </Field>
  );
}
