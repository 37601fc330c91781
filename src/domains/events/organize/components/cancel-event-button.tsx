import { useState } from "react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useCancelEvent } from "../client.ts";

interface CancelEventButtonProps {
  event: { id: number; title: string };
}

export function CancelEventButton({ event }: CancelEventButtonProps) {
  const cancel = useCancelEvent();
  const [isAsked, setAsked] = useState(false);
  const confirm = async (note: string): Promise<boolean> => {
    try {
      await cancel.mutateAsync({ id: event.id, note });
      toast({ title: "The event is cancelled", tone: "ok" });
      return true;
    } catch (error) {
      toast({ title: reasonOf(error, "It was not cancelled."), tone: "danger" });
      return false;
    }
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Cancel event
      </Button>
      {isAsked ? (
        <ReasonDialog
          title="Cancel this event?"
          description={`${event.title}: all dates to come are cancelled, and everybody who registered is told.`}
          label="A word to those who registered"
          confirmLabel="Cancel event"
          onClose={() => setAsked(false)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  );
}
