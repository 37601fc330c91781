import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormDialog } from "#src/design/patterns/form-dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { reasonOf } from "#src/shared/http.ts";
import type { EventDate } from "../../event/contract.ts";
import { whenText } from "../../event/when-rules.ts";
import { complaintsIn } from "./field-complaints.ts";
import { registeredWords } from "./registered-words.ts";

interface DatePlacesProps {
  date: EventDate;
  /** Throws what the server says. */
  send: (capacity: number | null) => Promise<void>;
  onClose: () => void;
}

function wordsOf(date: EventDate): string {
  const who = registeredWords(date) || "Nobody registered";
  return date.waitingCount === 0
    ? `${who}. Empty is without a limit.`
    : `${who}. More places let the line move up; empty is without a limit.`;
}

/** How many people come to one date. */
export function DatePlaces({ date, send, onClose }: DatePlacesProps) {
  const before = date.capacity === null ? "" : String(date.capacity);
  const [typed, setPlaces] = useState<string | null>(null);
  const places = typed ?? before;
  const [problem, setProblem] = useState<string>();
  const submit = async (): Promise<boolean> => {
    try {
      await send(places.trim() === "" ? null : Number(places));
      return true;
    } catch (error) {
      setProblem(complaintsIn(error).capacity ?? reasonOf(error, "Nothing was changed."));
      return false;
    }
  };
  return (
    <FormDialog
      title="Places on this date"
      description={whenText(date)}
      confirmLabel="Save places"
      cancelLabel="Leave as it is"
      isChanged={places !== before}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
