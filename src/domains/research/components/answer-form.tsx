import type { FormEvent } from "react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useAnswerRequest } from "../client.ts";
import { NOTE_MAX_LENGTH } from "../limits-contract.ts";
import type { LeadsCollaboration } from "../request-contract.ts";

interface AnswerFormProps {
  request: LeadsCollaboration;
  token: string | undefined;
}

const TOLD = { accepted: "Request accepted", declined: "Request declined" } as const;

/** Accept or decline, with a word. A lead may think again. */
export function AnswerForm({ request, token }: AnswerFormProps) {
  const answer = useAnswerRequest();
  const { revalidate } = useRevalidator();
  const plain = usePlainAnswer(request.id);
  const [note, setNote] = useState(plain.note ?? request.note ?? "");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision = (submitter as HTMLButtonElement).value as keyof typeof TOLD;
    answer.mutate(
      { requestId: request.id, decision, note, ...(token && { token }) },
      {
        onSuccess: () => {
          toast({ title: TOLD[decision], tone: "ok" });
          void revalidate();
        },
        onError: (error) =>
          toast({ title: FAILURE, description: reasonOf(error, FAILED), tone: "danger" }),
      },
    );
  };
  return (
    <PlainForm
      anchor={`request-${request.id}`}
      onSubmit={send}
      className="flex flex-col gap-3 border-line border-t pt-4"
    >
      <UnsavedGuard when={note !== (request.note ?? "") && !answer.isSuccess} />
      <FormError
        title={FAILURE}
        message={answer.error ? reasonOf(answer.error, FAILED) : plain.message}
      />
      <input type="hidden" name="requestId" value={request.id} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      <Field label="A word with your answer" hint={`To ${request.name}; it may stay empty.`}>
        {(field) => (
          <Textarea
            {...field}
            name="note"
            rows={2}
            maxLength={NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {request.status === "accepted" ? null : (
          <Button type="submit" name="decision" value="accepted" pending={answer.isPending}>
            Accept
          </Button>
        )}
        {request.status === "declined" ? null : (
          <Button
            type="submit"
            name="decision"
            value="declined"
            variant="secondary"
            pending={answer.isPending}
          >
            Decline
          </Button>
        )}
      </div>
    </PlainForm>
  );
}

const FAILURE = "Not answered";
const FAILED = "Your answer was not sent. Please try again.";

/** Of a form that was sent without scripts: the page has one for each request. */
function usePlainAnswer(id: number): { message?: string | undefined; note?: string | undefined } {
  const { message, values } = useFormOutcome();
  return values.requestId === String(id) ? { message, note: values.note } : {};
}
