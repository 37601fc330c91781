import { useState } from "react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useResumeEvent } from "../client.ts";

interface ResumeEventButtonProps {
  event: { id: number; title: string };
}

/** What resuming does, said before it is done. */
export const RESUME_WORDS =
  "Its dates to come take place again, except those that were cancelled one by one. Everybody who registered for them is told, and registrations and tickets hold again.";

export function ResumeEventButton({ event }: ResumeEventButtonProps) {
  const resume = useResumeEvent();
  const [isAsked, setAsked] = useState(false);
  const confirm = async (note: string): Promise<boolean> => {
    try {
      await resume.mutateAsync({ id: event.id, note });
      toast({ title: "The event takes place after all", tone: "ok" });
      return true;
    } catch (error) {
      toast({ title: reasonOf(error, "It was not resumed."), tone: "danger" });
      return false;
    }
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Resume event
      </Button>
      {isAsked ? (
        <ReasonDialog
          title="Let this event take place after all?"
          description={`${event.title}: ${RESUME_WORDS}`}
          label="A word to those who registered"
          confirmLabel="Resume event"
          onClose={() => setAsked(false)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  );
}
