import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";

const AddAttendeeForm = lazyPart(() => import("./add-attendee-form.tsx"));

interface AddAttendeeButtonProps {
  eventId: number;
  dateId: number;
  onAdded: () => void;
}

export function AddAttendeeButton({ eventId, dateId, onAdded }: AddAttendeeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const added = () => {
    setOpen(false);
    onAdded();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Add an attendee"
      description="Somebody called or wrote to you. When the date is full, they wait in line."
      trigger={
        <Button variant="secondary">
          <UserPlus aria-hidden /> Add attendee
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-72" />}>
        <AddAttendeeForm {...{ eventId, dateId }} onAdded={added} />
      </Suspense>
    </Dialog>
  );
}
