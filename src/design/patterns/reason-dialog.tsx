import { type ReactNode, useState } from "react";
import { Field } from "../form/field.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { FormDialog, type FormQuestion } from "./form-dialog.tsx";

export interface ReasonQuestion extends FormQuestion {
  label: string;
  hint?: string;
  isRequired?: boolean;
}

interface ReasonDialogProps extends ReasonQuestion {
  onClose: () => void;
  /** Answers whether it worked, having told if not: then the dialog and what was typed stay. */
  onConfirm: (reason: string) => Promise<boolean>;
  /** What is decided about, as it is now: it is read again when it changed meanwhile. */
  children?: ReactNode;
}

const REASON_MAX_LENGTH = 1000;

/** Asks for a confirmation and the words that go with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, hint, isRequired, onConfirm, children, ...question } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = async (): Promise<boolean> => {
    const isMissing = isRequired && reason.trim() === "";
    setProblem(isMissing ? "Please give a reason." : undefined);
    return isMissing ? false : onConfirm(reason.trim());
  };
  return (
    <FormDialog tone="danger" {...question} isChanged={reason.trim() !== ""} onSubmit={submit}>
      {children}
      <Field label={label} hint={hint} required={isRequired} error={problem}>
        {(field) => (
          <Textarea
            {...field}
            rows={4}
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
