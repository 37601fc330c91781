import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { isUnanswered, NO_ANSWER } from "#src/shared/until-answered.ts";
import { useCancelBooking } from "../client.ts";

/** Behind a fold, so that nobody cancels by a slip. Works before the scripts have come. */
export function CancelForm({ token }: { token: string }) {
  const cancelling = useCancelBooking(token);
  const plain = useFormOutcome();
  const { revalidate } = useRevalidator();
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    cancelling.mutate(undefined, {
      onSuccess: () => toast({ title: "Your booking is cancelled", tone: "ok" }),
      onSettled: () => revalidate(),
    });
  };
  const failure = cancelling.error ? failureWords(cancelling.error) : plain.message;
  return (
    <details className="border-line border-t pt-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
        Cancel the booking
      </summary>
      <PlainForm onSubmit={cancel} className="flex flex-col items-start gap-3">
        <FormError message={failure} />
        <input type="hidden" name="token" value={token} />
        <p className="pt-3">The time is free for others at once.</p>
        <Button type="submit" variant="danger" pending={cancelling.isPending}>
          Yes, cancel
        </Button>
      </PlainForm>
    </details>
  );
}

const failureWords = (error: unknown): string =>
  isUnanswered(error)
    ? `${NO_ANSWER}. It may be cancelled or not. Press again when you are connected.`
    : reasonOf(error, "It was not cancelled. Please try again.");
