import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useAnswerContact } from "../client.ts";
import type { ContactAnswer } from "../request-contract.ts";

interface ContactFormProps {
  token: string;
  isConfirmed: boolean;
}

/** Whoever reads the address says whether the project is theirs. */
export function ContactForm({ token, isConfirmed }: ContactFormProps) {
  const answer = useAnswerContact();
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision = (submitter as HTMLButtonElement).value as ContactAnswer["decision"];
    answer.mutate({ token, decision }, { onSuccess: ({ path }) => void navigate(path) });
  };
  const failure = answer.error ? reasonOf(answer.error, "Please try again.") : plain.message;
  return (
    <PlainForm onSubmit={send} className="flex flex-col gap-4">
      <FormError message={failure} />
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        {isConfirmed ? null : (
          <Button type="submit" name="decision" value="confirm" pending={answer.isPending}>
            This project is mine
          </Button>
        )}
        <Button
          type="submit"
          name="decision"
          value="disown"
          variant="secondary"
          pending={answer.isPending}
        >
          I know nothing of it
        </Button>
      </div>
    </PlainForm>
  );
}
