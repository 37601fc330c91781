import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import type { EventDate } from "../../event/contract.ts";
import { whenText } from "../../event/when-rules.ts";
import { complaintsIn } from "./field-complaints.ts";

interface DatePlacesProps {
  date: EventDate;
  /** Throws what the server says. */
  send: (capacity: number | null) => Promise<void>;
  onClose: () => void;
}

const wordsOf = ({ attendeeCount, waitingCount }: EventDate): string =>
  waitingCount === 0
    ? `${attendeeCount} taken. Empty is without a limit.`
    : `${attendeeCount} taken, ${waitingCount} waiting. More places let the line move up; empty is without a limit.`;

/** How many people come to one date. */
export function DatePlaces({ date, send, onClose }: DatePlacesProps) {
  const formId = useId();
  const before = date.capacity === null ? "" : String(date.capacity);
  const [places, setPlaces] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await send(places.trim() === "" ? null : Number(places));
      onClose();
    } catch (error) {
      setProblem(complaintsIn(error).capacity ?? reasonOf(error, "Nothing was changed."));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title="Places on this date"
      description={whenText(date)}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <PanelClose>
            <Button variant="secondary">Cancel</Button>
          </PanelClose>
          <Button type="submit" form={formId} pending={isPending}>
            Save places
          </Button>
        </>
      }
    >
      <form id={formId} method="dialog" noValidate onSubmit={submit}>
        <UnsavedGuard when={places !== before} />
        <Field label="Places" hint={wordsOf(date)} error={problem}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={Math.max(1, date.attendeeCount)}
              value={places}
              onChange={({ target }) => setPlaces(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
