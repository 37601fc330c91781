import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import type { DeskBooking } from "../contract.ts";
import { useBookingChange } from "./use-booking-change.ts";

interface BookingDecisionProps {
  booking: DeskBooking;
  onChanged: () => void;
}

/** Yes at once, no after a question. */
export function BookingDecision({ booking, onChanged }: BookingDecisionProps) {
  const { changing, change } = useBookingChange(booking, onChanged);
  const decide = (status: "confirmed" | "cancelled") => change({ status });
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        pending={changing.isPending}
        onClick={() => void decide("confirmed")}
        aria-label={`Confirm the booking of ${booking.customerName}`}
      >
        Confirm
      </Button>
      <ConfirmDialog
        title="Cancel this booking?"
        description={`${booking.customerName} is told by mail, and the time is free again.`}
        confirmLabel="Cancel booking"
        cancelLabel="Keep booking"
        onConfirm={() => decide("cancelled")}
        trigger={
          <Button
            size="sm"
            variant="quiet-danger"
            aria-label={`Cancel the booking of ${booking.customerName}`}
          >
            Cancel
          </Button>
        }
      />
    </span>
  );
}
