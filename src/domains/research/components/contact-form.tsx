import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useAnswerContact } from "../client.ts";
import { contactAnswerPath } from "../limits-contract.ts";
import type { ContactAnswer } from "../request-contract.ts";

interface ContactFormProps {
  token: string;
  /** What the page asks: is it theirs, or do they really know nothing of it. */
  asks: ContactAnswer["decision"];
  isConfirmed: boolean;
}

/** Whoever reads the address says whether the project is theirs. Taking it off is asked once more. */
export function ContactForm({ token, asks, isConfirmed }: ContactFormProps) {
  const answer = useAnswerContact();
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer.mutate({ token, decision: asks }, { onSuccess: ({ path }) => void navigate(path) });
  };
  const failure = answer.error ? reasonOf(answer.error, "Please try again.") : plain.message;
  const isAsked = asks === "disown" || !isConfirmed;
  return (
    <PlainForm onSubmit={send} className="flex flex-col gap-4">
      <FormError message={failure} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="decision" value={asks} />
      <div className="flex flex-wrap gap-3">
        {isAsked ? (
          <Button
            type="submit"
            variant={asks === "disown" ? "danger" : "primary"}
            pending={answer.isPending}
          >
            {asks === "disown" ? "Yes, take my address off" : "This project is mine"}
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          {asks === "disown" ? (
            <Link to={contactAnswerPath(token)}>No, go back</Link>
          ) : (
            <Link to={contactAnswerPath(token, "disown")}>I know nothing of it</Link>
          )}
        </Button>
      </div>
    </PlainForm>
  );
}
