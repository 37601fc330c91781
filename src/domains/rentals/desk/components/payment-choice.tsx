import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import {
  BOOKING_NOT_UPDATED,
  BOOKING_UPDATED,
  PAYMENT_STATUSES,
} from "../../booking/limits-contract.ts";
import { useChangeBooking } from "../client.ts";
import type { DeskBooking } from "../contract.ts";

interface PaymentChoiceProps {
  booking: DeskBooking;
  onChanged: () => void;
}

const OPTIONS = PAYMENT_STATUSES.map((status) => ({ value: status, label: status }));

/** Kept by the owner: customers pay the business itself. Chosen is saved. */
export function PaymentChoice({ booking, onChanged }: PaymentChoiceProps) {
  const changing = useChangeBooking();
  const note = async (text: string) => {
    const paymentStatus = PAYMENT_STATUSES.find((status) => status === text);
    if (!paymentStatus) return;
    try {
      await changing.mutateAsync({ id: booking.id, paymentStatus });
      toast({ title: BOOKING_UPDATED, tone: "ok" });
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: BOOKING_NOT_UPDATED, description, tone: "danger" });
    } finally {
      onChanged();
    }
  };
  const shown = changing.isPending ? changing.variables.paymentStatus : booking.paymentStatus;
  return (
    <Field label="Payment" hint="For your own records: nobody is charged or mailed.">
      {(field) => (
        <NativeSelect
          {...field}
          options={OPTIONS}
          value={shown}
          onChange={({ target }) => void note(target.value)}
        />
      )}
    </Field>
  );
}
