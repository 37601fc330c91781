import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import type { FieldMessages } from "#src/shared/errors.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import type { EventDate } from "../../event/contract.ts";
import { whenText } from "../../event/when-rules.ts";
import type { DateDeed } from "../contract.ts";
import { endOfMoved } from "../moved-span.ts";

interface MoveDateProps {
  date: EventDate;
  /** Fails where the date cannot be moved so. */
  decide: (deed: DateDeed) => Promise<void>;
  onClose: () => void;
}

interface Complaints {
  message: string | null;
  fields: FieldMessages;
}

const NOTHING_WRONG: Complaints = { message: null, fields: {} };

/** Another time for one date; it keeps its registrations, and its length until another end is set. */
export function MoveDate({ date, decide, onClose }: MoveDateProps) {
  const formId = useId();
  const [start, setStart] = useState(date.startLocal);
  const [endByHand, setEndByHand] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const end = endByHand ?? endOfMoved(date, start);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await decide({ deed: "move", startDate: start, endDate: end || null, note: null });
      onClose();
    } catch (error) {
      setWrong(complaintsOf(error));
    } finally {
      setPending(false);
    }
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
        <UnsavedGuard when={start !== date.startLocal || endByHand !== null} />
        <FormError message={wrong.message} />
        <TimeField
          label="Starts"
          hint={`By the clock there (${date.zone})`}
          required
          error={wrong.fields.startDate}
          value={start}
          onChange={setStart}
        />
        <TimeField label="Ends" error={wrong.fields.endDate} value={end} onChange={setEndByHand} />
      </form>
    </Dialog>
  );
}

/** Beside the fields where they name one, otherwise above them. */
function complaintsOf(error: unknown): Complaints {
  const fields = error instanceof RequestError ? (error.fields ?? {}) : {};
  const isBeside = "startDate" in fields || "endDate" in fields;
  return { message: isBeside ? null : reasonOf(error, "Nothing was changed."), fields };
}

interface TimeFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
