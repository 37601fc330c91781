import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { FormDialog } from "#src/design/patterns/form-dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
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
  const [typed, setStart] = useState<string | null>(null);
  const [endByHand, setEndByHand] = useState<string | null>(null);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const start = typed ?? date.startLocal;
  const end = endByHand ?? endOfMoved(date, start);
  const submit = async (): Promise<boolean> => {
    try {
      await decide({ deed: "move", startDate: start, endDate: end || null, note: null });
      return true;
    } catch (error) {
      setWrong(complaintsOf(error));
      return false;
    }
  };
  return (
    <FormDialog
      title="Move this date"
      description={whenText(date)}
      confirmLabel="Move"
      cancelLabel="Leave as it is"
      isChanged={start !== date.startLocal || endByHand !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError message={wrong.message} />
      <TakesPlaceThen date={date} />
      <TimeField
        label="Starts"
        hint={`By the clock there (${date.zone})`}
        required
        error={wrong.fields.startDate}
        value={start}
        onChange={setStart}
      />
      <TimeField label="Ends" error={wrong.fields.endDate} value={end} onChange={setEndByHand} />
    </FormDialog>
  );
}

/** Moving a date that was postponed or called off brings it back. */
const TakesPlaceThen = ({ date }: Pick<MoveDateProps, "date">) =>
  date.status === "active" ? null : (
    <p>
      It {date.status === "postponed" ? "is postponed" : "was called off for the weather"}. With the
      new date it takes place, and everybody who registered is told so.
    </p>
  );

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
