import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { BOOKING_NOT_UPDATED, BOOKING_UPDATED } from "../../booking/limits-contract.ts";
import { useChangeBooking } from "../client.ts";
import type { DeskBooking } from "../contract.ts";

interface BookingDecisionProps {
  booking: DeskBooking;
  onChanged: () => void;
}

/** Yes at once, no after a question. */
export function BookingDecision({ booking, onChanged }: BookingDecisionProps) {
  const changing = useChangeBooking();
  const decide = async (status: "confirmed" | "cancelled") => {
    try {
      await changing.mutateAsync({ id: booking.id, status });
      toast({ title: BOOKING_UPDATED, tone: "ok" });
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: BOOKING_NOT_UPDATED, description, tone: "danger" });
    } finally {
      onChanged();
    }
  };
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
