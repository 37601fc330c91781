import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useFieldFocus } from "../form/use-field-focus.ts";
import { Button } from "../primitives/button.tsx";
import { Dialog } from "../primitives/dialog.tsx";
import { PanelClose } from "../primitives/panel-opener.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";

/** What is asked, and the names of the two answers. */
export interface FormQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
}

interface AskedFields {
  /** Closing would lose what was typed. */
  isChanged: boolean;
  /** Answers whether it worked, having told if not: then the dialog and what was typed stay. */
  onSubmit: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields over the page. It is there while it is open. */
export function FormDialog({ onClose, ...props }: FormQuestion & AskedFields) {
  const id = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      title={props.title}
      description={props.description}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <PanelClose>
            <Button variant="secondary">{props.cancelLabel ?? "Cancel"}</Button>
          </PanelClose>
          <Button type="submit" form={id} variant={props.tone} pending={isPending}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <DialogForm {...props} {...{ id, setPending, onClose }} />
    </Dialog>
  );
}

interface DialogFormProps extends AskedFields {
  id: string;
  setPending: (isPending: boolean) => void;
}

function DialogForm({ id, setPending, isChanged, onSubmit, onClose, children }: DialogFormProps) {
  const { form, toComplaint } = useFieldFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const isDone = await onSubmit();
    setPending(false);
    if (isDone) onClose();
    else toComplaint();
  };
  return (
    <form
      ref={form}
      id={id}
      method="dialog"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <UnsavedGuard when={isChanged} />
      {children}
    </form>
  );
}
