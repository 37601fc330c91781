import { useCancelEvent } from "../client.ts";
import { ReasonButton } from "./reason-button.tsx";

interface CancelEventButtonProps {
  event: { id: number; version: number; title: string; isRecurring: boolean };
}

const cancelWords = ({ isRecurring }: { isRecurring: boolean }): string =>
  isRecurring
    ? "all dates to come are cancelled, and everybody who registered for them"
    : "it does not take place, and everybody who registered";

export function CancelEventButton({ event }: CancelEventButtonProps) {
  const cancel = useCancelEvent();
  return (
    <ReasonButton
      question={{
        title: "Cancel this event?",
        description: `${event.title}: ${cancelWords(event)} is told.`,
        label: "A word to those who registered",
        confirmLabel: "Cancel event",
        cancelLabel: "Keep event",
      }}
      send={(note) => cancel.mutateAsync({ id: event.id, version: event.version, note })}
      done="The event is cancelled"
      failed="It was not cancelled."
    >
      Cancel event
    </ReasonButton>
  );
}
