import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { ATTENDEES_MAX } from "../../event/limits-contract.ts";
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH } from "../../registration/limits-contract.ts";
import { useAddAttendee } from "../client.ts";
import { NewAttendee } from "../contract.ts";

interface AddAttendeeFormProps {
  eventId: number;
  dateId: number;
  onAdded: () => void;
}

const SIZES = Array.from({ length: ATTENDEES_MAX }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
const FIELDS = ["userName", "userEmail", "attendeeCount", "notes"] as const;

/** Shown in a dialog, and loaded with it. */
export default function AddAttendeeForm({ eventId, dateId, onAdded }: AddAttendeeFormProps) {
  const add = useAddAttendee();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: plainResolver(NewAttendee),
    defaultValues: { dateId, userName: "", userEmail: "", attendeeCount: "1", notes: "" },
  });
  const { errors } = formState;
  const submit = handleSubmit((attendee) =>
    add.mutate(
      { ...attendee, eventId },
      {
        onSuccess: ({ userName, status }) => {
          const title = status === "waiting" ? "is on the waiting list" : "is registered";
          toast({ title: `${userName} ${title}`, tone: "ok" });
          onAdded();
        },
        onError: (error) => showServerErrors(error, FIELDS, setError),
      },
    ),
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UnsavedGuard when={formState.isDirty && !add.isSuccess} verb="save" />
      <FormError message={add.error && reasonOf(add.error, "Nobody was added. Try again.")} />
      <Field label="Name" required error={errors.userName}>
        {(field) => <Input {...field} maxLength={NAME_MAX_LENGTH} {...register("userName")} />}
      </Field>
      <Field
        label="E-mail"
        required
        hint="The ticket goes to this address."
        error={errors.userEmail}
      >
        {(field) => <Input {...field} type="email" {...register("userEmail")} />}
      </Field>
      <Field label="People" error={errors.attendeeCount}>
        {(field) => <NativeSelect {...field} options={SIZES} {...register("attendeeCount")} />}
      </Field>
      <Field label="Notes" error={errors.notes}>
        {(field) => (
          <Textarea {...field} rows={3} maxLength={NOTES_MAX_LENGTH} {...register("notes")} />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={add.isPending}>
        Add attendee
      </Button>
    </form>
  );
}
