import { useState } from "react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { useAskToCancel } from "../client.ts";
import type { DeskBooking } from "../contract.ts";
import { tellDeed } from "./tell-deed.ts";

interface AskToCancelProps {
  booking: DeskBooking;
  onAsked: () => void;
}

/** For a booking that cannot take place. The customer decides. */
export function AskToCancel({ booking, onAsked }: AskToCancelProps) {
  const [isOpen, setOpen] = useState(false);
  const asking = useAskToCancel();
  const ask = (reason: string): Promise<boolean> =>
    tellDeed(() => asking.mutateAsync({ id: booking.id, reason }), {
      done: `${booking.customerName} is asked to cancel`,
      failed: "Nobody was asked",
      again: `${booking.customerName} may be asked or not. Press again when you are connected: nobody is asked twice.`,
      onSettled: onAsked,
    }).then(
      () => true,
      () => false,
    );
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {booking.askedToCancel ? "Ask once more" : "Ask to cancel"}
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
