import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Field } from "../form/field.tsx";
import { Button } from "../primitives/button.tsx";
import { Dialog } from "../primitives/dialog.tsx";
import { PanelClose } from "../primitives/panel-opener.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  hint?: string;
  confirmLabel: string;
  isRequired?: boolean;
  onClose: () => void;
  /** Answers whether it worked, having told if not: then the dialog and what was typed stay. */
  onConfirm: (reason: string) => Promise<boolean>;
  /** What is decided about, as it is now: it is read again when it changed meanwhile. */
  children?: ReactNode;
}

const REASON_MAX_LENGTH = 1000;

/** Asks for a confirmation and the words that go with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (props.isRequired && reason.trim() === "") return setProblem("Please give a reason.");
    setProblem(undefined);
    setIsPending(true);
    const isDone = await props.onConfirm(reason.trim());
    setIsPending(false);
    if (isDone) props.onClose();
  };

  return (
    <Dialog
      open
      size="sm"
      title={props.title}
      description={props.description}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      footer={
        <>
          <PanelClose>
            <Button variant="secondary">Cancel</Button>
          </PanelClose>
          <Button type="submit" form={formId} variant="danger" pending={isPending}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children ? <div className="mb-4">{props.children}</div> : null}
      <form id={formId} method="dialog" noValidate onSubmit={submit}>
        <UnsavedGuard when={reason.trim() !== ""} />
        <Field label={props.label} hint={props.hint} required={props.isRequired} error={problem}>
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
      </form>
    </Dialog>
  );
}
