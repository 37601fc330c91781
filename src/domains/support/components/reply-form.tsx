import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { MESSAGE_MAX_LENGTH } from "../limits-contract.ts";

interface ReplyFormProps {
  label: string;
  /** Throws when it did not arrive; what was typed stays. */
  send: (message: string) => Promise<unknown>;
}

export function ReplyForm({ label, send }: ReplyFormProps) {
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "") return setProblem("Please write a message.");
    setProblem(undefined);
    setIsPending(true);
    try {
      await send(message);
      setMessage("");
    } catch (error) {
      setProblem(reasonOf(error, "Your message was not sent. Please try again."));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <UnsavedGuard when={message.trim() !== ""} />
      <FormError message={problem} />
      <Field label={label} required>
        {(field) => (
          <Textarea
            {...field}
            rows={5}
            maxLength={MESSAGE_MAX_LENGTH}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={isPending}>
        Send
      </Button>
    </form>
  );
}
