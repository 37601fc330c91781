import { useState } from "react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useAskToCancel } from "../client.ts";
import type { DeskBooking } from "../contract.ts";

interface AskToCancelProps {
  booking: DeskBooking;
  onAsked: () => void;
}

/** For a booking that cannot take place. The customer decides. */
export function AskToCancel({ booking, onAsked }: AskToCancelProps) {
  const [isOpen, setOpen] = useState(false);
  const asking = useAskToCancel();
  const ask = async (reason: string) => {
    try {
      await asking.mutateAsync({ id: booking.id, reason });
      toast({ title: `${booking.customerName} is asked to cancel`, tone: "ok" });
      onAsked();
      return true;
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: "Nobody was asked", description, tone: "danger" });
      return false;
    }
  };
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Ask to cancel
      </Button>
      {isOpen ? (
        <ReasonDialog
          title="Ask the customer to cancel?"
          description={`${booking.customerName} is mailed the link to the booking, reads your reason there and can cancel it. Until then the booking stands.`}
          label="Why it cannot take place"
          hint="Bad weather, a broken engine."
          confirmLabel="Ask to cancel"
          cancelLabel="Keep booking"
          isRequired
          onClose={() => setOpen(false)}
          onConfirm={ask}
        />
      ) : null}
    </>
  );
}
