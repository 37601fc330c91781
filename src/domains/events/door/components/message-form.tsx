import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useSendMessage } from "../client.ts";
import { NewMessage } from "../contract.ts";
import {
  AUDIENCE_LABELS,
  AUDIENCES,
  type Audience,
  MESSAGE_MAILS_PER_DAY,
  MESSAGE_MAX_LENGTH,
  MESSAGES_PER_DAY,
  SUBJECT_MAX_LENGTH,
} from "../limits-contract.ts";

interface MessageFormProps {
  eventId: number;
  dateId: number;
  /** A form without scripts has brought us here. */
  isSent: boolean;
  onSent: () => void;
}

const OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));
const FIELDS = ["audience", "subject", "body"] as const;

export function MessageForm({ eventId, dateId, isSent, onSent }: MessageFormProps) {
  const send = useSendMessage();
  const plain = useFormOutcome();
  const given = {
    dateId,
    audience: "registered" as Audience,
    subject: "",
    body: "",
    ...plain.values,
  };
  const form = useForm({
    resolver: plainResolver(NewMessage),
    defaultValues: given,
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  const errors = formState.isSubmitted ? formState.errors : plain.fields;
  const submit = handleSubmit((message) =>
    send.mutate(
      { ...message, dateId, eventId },
      {
        onSuccess: () => {
          reset({ dateId, audience: message.audience, subject: "", body: "" });
          onSent();
        },
        onError: (error) => showServerErrors(error, FIELDS, setError),
      },
    ),
  );
  const failure = send.error
    ? reasonOf(send.error, "The message was not sent. Please try again.")
    : plain.message;
  return (
    <PlainForm onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      <UnsavedGuard when={formState.isDirty && !send.isPending} isKeptOnPath />
      <FormError message={failure} />
      {send.isSuccess || (isSent && !failure) ? (
        <Alert tone="ok" role="status" title="Your message is on its way">
          {send.data ? `It goes to ${partiesText(send.data.recipients)}.` : null}
        </Alert>
      ) : null}
      <input type="hidden" {...register("dateId")} defaultValue={dateId} />
      <Field label="To" required error={errors.audience}>
        {(field) => (
          <NativeSelect
            {...field}
            options={OPTIONS}
            {...register("audience")}
            defaultValue={given.audience}
          />
        )}
      </Field>
      <Field label="Subject" required error={errors.subject}>
        {(field) => (
          <Input
            {...field}
            maxLength={SUBJECT_MAX_LENGTH}
            {...register("subject")}
            defaultValue={given.subject}
          />
        )}
      </Field>
      <Field
        label="Message"
        required
        hint={`Plain text, mailed to each party once. Those who have not proved their address are mailed a link to read it. At most ${MESSAGES_PER_DAY} messages in a day; nobody is mailed more than ${MESSAGE_MAILS_PER_DAY} of all your events, further ones go later.`}
        error={errors.body}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={7}
            maxLength={MESSAGE_MAX_LENGTH}
            {...register("body")}
            defaultValue={given.body}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={send.isPending}>
        Send message
      </Button>
    </PlainForm>
  );
}

const partiesText = (parties: number): string =>
  parties === 1 ? "one party" : `${parties} parties`;
