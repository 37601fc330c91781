import { CalendarPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { BookingReceipt } from "../../booking/contract.ts";
import type { RentalItem } from "../../item/contract.ts";

const DeskBookingForm = lazyPart(() => import("./desk-booking-form.tsx"));

interface BookingDialogProps {
  items: readonly RentalItem[];
  timeZone: string;
  /** "Eastern Time" */
  zoneName: string;
  onCreated: (receipt: BookingReceipt) => void;
}

export function BookingDialog({ onCreated, ...facts }: BookingDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const created = (receipt: BookingReceipt) => {
    setOpen(false);
    onCreated(receipt);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Create Booking"
      description="For somebody who called, wrote or walked in."
      trigger={
        <Button variant="secondary">
          <CalendarPlus aria-hidden /> Create Booking
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <DeskBookingForm {...facts} onCreated={created} />
      </Suspense>
    </Dialog>
  );
}
