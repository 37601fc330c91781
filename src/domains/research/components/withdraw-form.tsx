import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useWithdraw } from "../client.ts";

/** Behind a fold, so that nobody withdraws by a slip. Works before the scripts have come. */
export function WithdrawForm({ token }: { token: string }) {
  const withdraw = useWithdraw(token);
  const plain = useFormOutcome();
  const { revalidate } = useRevalidator();
  const send = (event: FormEvent) => {
    event.preventDefault();
    withdraw.mutate(undefined, {
      onSuccess: () => toast({ title: "Your request is withdrawn", tone: "ok" }),
      onSettled: () => revalidate(),
    });
  };
  const failure = withdraw.error
    ? reasonOf(withdraw.error, "It was not withdrawn. Please try again.")
    : plain.message;
  return (
    <details className="border-line border-t pt-4" open={Boolean(failure)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
        Withdraw the request
      </summary>
      <PlainForm onSubmit={send} className="flex flex-col items-start gap-3">
        <FormError message={failure} />
        <input type="hidden" name="token" value={token} />
        <p className="pt-3">
          The lead researcher no longer counts on you. You can ask again later.
        </p>
        <Button type="submit" variant="danger" pending={withdraw.isPending}>
          Yes, withdraw
        </Button>
      </PlainForm>
    </details>
  );
}
