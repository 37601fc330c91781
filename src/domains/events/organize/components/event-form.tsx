import { useRef, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { NewEvent, type NewEventInput } from "../contract.ts";
import { EventFields } from "./event-fields.tsx";
import { type EventValues, toNewEvent } from "./event-values.ts";

interface EventFormProps {
  first: EventValues;
  label: string;
  /** What is said when the server says nothing better. */
  failure: string;
  send: (event: NewEventInput) => Promise<unknown>;
}

type Errors = Record<string, string>;

/** Checked here as on the server: each field says what is wrong with it. */
export function EventForm({ first, label, failure, send }: EventFormProps) {
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [isSent, setSent] = useState(false);
  const latest = useRef(values);
  latest.current = values;
  const attachments = useAttachments({ check: async () => check(), send: save });
  const isChanged = !isSent && JSON.stringify(values) !== JSON.stringify(first);

  function check(): boolean {
    const checked = checkPlainly(NewEvent, toNewEvent(latest.current));
    setErrors(checked.success ? {} : complaintsOf(checked.error.issues));
    return checked.success;
  }

  async function save(): Promise<void> {
    if (!check()) return;
    try {
      // What leads on must not be asked about what was just saved.
      setSent(true);
      await send(toNewEvent(latest.current));
    } catch (error) {
      setSent(false);
      if (error instanceof RequestError) setErrors(error.fields ?? {});
      toast({ title: "Error", description: reasonOf(error, failure), tone: "danger" });
    }
  }

  return (
    <AttachmentsProvider value={attachments}>
      <form
        method="dialog"
        noValidate
        onSubmit={attachments.submit}
        className="flex flex-col gap-8"
      >
        <UnsavedGuard when={isChanged} verb="save" />
        <EventFields
          form={{ values, errors, change: (part) => setValues((now) => ({ ...now, ...part })) }}
        />
        {Object.keys(errors).length > 0 ? (
          <FormError message="Please mend the fields that are marked." />
        ) : null}
        <UploadProgress />
        <Button type="submit" size="lg" pending={attachments.isBusy} className="self-start">
          {label}
        </Button>
      </form>
    </AttachmentsProvider>
  );
}

function complaintsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
