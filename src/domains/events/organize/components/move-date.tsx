import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import type { EventDate } from "../../event/contract.ts";
import { whenText } from "../../event/when-rules.ts";
import type { DateDeed } from "../contract.ts";

interface MoveDateProps {
  date: EventDate;
  send: (deed: DateDeed) => Promise<boolean>;
  onClose: () => void;
}

/** Another time for one date; it keeps its registrations. */
export function MoveDate({ date, send, onClose }: MoveDateProps) {
  const formId = useId();
  const [start, setStart] = useState(date.startLocal);
  const [end, setEnd] = useState(date.endLocal ?? "");
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const isDone = await send({ deed: "move", startDate: start, endDate: end || null, note: null });
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title="Move this date"
      description={whenText(date)}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <PanelClose>
            <Button variant="secondary">Cancel</Button>
          </PanelClose>
          <Button type="submit" form={formId} pending={isPending}>
            Move
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <UnsavedGuard when={start !== date.startLocal || end !== (date.endLocal ?? "")} />
        <Field label="Starts" required>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={start}
              onChange={({ target }) => setStart(target.value)}
            />
          )}
        </Field>
        <Field label="Ends">
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={end}
              onChange={({ target }) => setEnd(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
