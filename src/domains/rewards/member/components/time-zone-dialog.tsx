import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormDialog } from "#src/design/patterns/form-dialog.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { zoneInList } from "../zone-words.ts";
import type { SaveSettings } from "./use-save-settings.ts";

interface TimeZoneDialogProps {
  chosen: string;
  save: SaveSettings;
  onClose: () => void;
}

/** Of all that the browser knows. */
export default function TimeZoneDialog({ chosen, save, onClose }: TimeZoneDialogProps) {
  const [zone, setZone] = useState(chosen);
  const zones = new Set([chosen, ...Intl.supportedValuesOf("timeZone")]);
  return (
    <FormDialog
      title="Your time zone"
      description="Streaks and daily limits go by it. A new one counts once the day is over; days of the past stay as they were."
      confirmLabel="Save time zone"
      isChanged={zone !== chosen}
      onSubmit={() => save({ timeZone: zone }, "Your time zone is saved")}
      onClose={onClose}
    >
      <Field label="Time zone">
        {(field) => (
          <NativeSelect
            {...field}
            options={[...zones].toSorted().map((value) => ({ value, label: zoneInList(value) }))}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
