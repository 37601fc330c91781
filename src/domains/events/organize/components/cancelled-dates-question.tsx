import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { RequestError } from "#src/shared/http.ts";
import { CANCELS_DATES } from "../limits-contract.ts";

/** What the server asks before it cancels dates that people registered for; null where it asks nothing. */
export const questionIn = (problem: unknown): RequestError | null =>
  problem instanceof RequestError && problem.code === CANCELS_DATES ? problem : null;

interface CancelledDatesQuestionProps {
  question: RequestError | null;
  /** With the version of what was shown. Rejected where something else is asked meanwhile. */
  onConfirm: (version: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** Which dates a change cancels, and how many people are told, before it is saved. */
export function CancelledDatesQuestion(props: CancelledDatesQuestionProps) {
  const { question, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Cancel dates with people on them?"
      description={question?.reason}
      cancelLabel="Keep the dates"
      confirmLabel="Save and tell them"
      onConfirm={() => onConfirm(question?.version)}
    />
  );
}
