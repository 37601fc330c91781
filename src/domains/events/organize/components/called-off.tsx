import { Alert } from "#src/design/primitives/alert.tsx";
import type { EditableEvent } from "../contract.ts";
import { ResumeEventButton, resumeWords } from "./resume-event-button.tsx";

/** While the whole event is cancelled: what resuming it would do, and the button. */
export function CalledOff({ event }: { event: EditableEvent }) {
  if (event.status === "active") return null;
  return (
    <Alert role="note" tone="caution" title="The whole event is cancelled." className="mb-4">
      <p className="mb-2">If you resume it, {inSentence(resumeWords(event))}</p>
      <ResumeEventButton event={event} />
    </Alert>
  );
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
