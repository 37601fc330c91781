import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import type { FieldMessages } from "#src/shared/errors.ts";
import { ATTENDEES_MAX } from "../../event/limits-contract.ts";
import { NOTES_MAX_LENGTH } from "../limits-contract.ts";

const SIZES = Array.from({ length: ATTENDEES_MAX }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

interface RegistrationFieldsProps {
  /** What they begin with. */
  given: { userName: string; userEmail: string; attendeeCount: string; notes: string };
  errors: FieldMessages;
  /** All places of the date; null is without a limit. */
  capacity: number | null;
}

export function RegistrationFields({ given, errors, capacity }: RegistrationFieldsProps) {
  return (
    <>
      <Field label="Name" required error={errors.userName}>
        {(field) => (
          <Input {...field} name="userName" autoComplete="name" defaultValue={given.userName} />
        )}
      </Field>
      <Field
        label="E-mail"
        required
        error={errors.userEmail}
        hint="Your ticket comes by mail, with a link to change or cancel."
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            name="userEmail"
            autoComplete="email"
            defaultValue={given.userEmail}
          />
        )}
      </Field>
      <Field label="Attendees" error={errors.attendeeCount} hint="You and those you bring.">
        {(field) => (
          <NativeSelect
            {...field}
            name="attendeeCount"
            options={SIZES.slice(0, capacity ?? ATTENDEES_MAX)}
            defaultValue={given.attendeeCount}
          />
        )}
      </Field>
      <Field
        label="Notes"
        error={errors.notes}
        hint="Read by the organizer and by administrators of Landfall only."
      >
        {(field) => (
          <Textarea
            {...field}
            name="notes"
            rows={3}
            maxLength={NOTES_MAX_LENGTH}
            defaultValue={given.notes}
          />
        )}
      </Field>
    </>
  );
}
