import { useResumeEvent } from "../client.ts";
import { ReasonButton } from "./reason-button.tsx";

interface ResumeEventButtonProps {
  event: { id: number; version: number; title: string; isRecurring: boolean };
}

/** What resuming does, said before it is done. */
export const resumeWords = ({ isRecurring }: { isRecurring: boolean }): string =>
  isRecurring
    ? "Its dates to come take place again, except those that were cancelled one by one. Everybody who registered for them is told, and registrations and tickets hold again."
    : "It takes place again. Everybody who registered is told, and registrations and tickets hold again.";

export function ResumeEventButton({ event }: ResumeEventButtonProps) {
  const resume = useResumeEvent();
  return (
    <ReasonButton
      question={{
        title: "Let this event take place after all?",
        description: `${event.title}: ${resumeWords(event)}`,
        label: "A word to those who registered",
        confirmLabel: "Resume event",
        cancelLabel: "Leave it cancelled",
        tone: "primary",
      }}
      send={(note) => resume.mutateAsync({ id: event.id, version: event.version, note })}
      done="The event takes place after all"
      failed="It was not resumed."
    >
      Resume event
    </ReasonButton>
  );
}
