import type { FormEvent } from "react";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskBooking } from "../contract.ts";
import {
  CANCEL_QUESTION,
  cancelWords,
  QUESTION_ANCHOR,
  QUESTION_FIELD,
} from "./cancel-question.tsx";
import { useBookingChange } from "./use-booking-change.ts";

interface BookingDecisionProps {
  booking: DeskBooking;
  onChanged: () => void;
}

/** Yes at once, no after a question; without scripts the page of the booking takes the one and asks the other. */
export function BookingDecision({ booking, onChanged }: BookingDecisionProps) {
  const { changing, change } = useBookingChange(booking, onChanged);
  const page = deskBookingPath(booking);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void change({ status: "confirmed" });
  };
  return (
    <span className="flex flex-wrap gap-2">
      <PlainForm action={page} onSubmit={confirm}>
        <input type="hidden" name="status" value="confirmed" />
        <Button
          type="submit"
          size="sm"
          pending={changing.isPending}
          aria-label={`Confirm the booking of ${booking.customerName}`}
        >
          Confirm
        </Button>
      </PlainForm>
      <form
        method="get"
        action={`${page}#${QUESTION_ANCHOR}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={QUESTION_FIELD} value="cancel" />
        <ConfirmDialog
          title={CANCEL_QUESTION}
          description={cancelWords(booking)}
          confirmLabel="Cancel booking"
          cancelLabel="Keep booking"
          onConfirm={() => change({ status: "cancelled" })}
          trigger={
            <Button
              type="submit"
              size="sm"
              variant="quiet-danger"
              aria-label={`Cancel the booking of ${booking.customerName}`}
            >
              Cancel
            </Button>
          }
        />
      </form>
    </span>
  );
}
