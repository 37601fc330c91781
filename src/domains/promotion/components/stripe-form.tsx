import { type FormEvent, useRef, useState } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { StripeMark } from "#src/domains/payments/components/stripe-mark.tsx";
import { type LoadedStripe, useStripe } from "./use-stripe.ts";

interface StripeFormProps {
  formId: string;
  publishableKey: string;
  clientSecret: string;
  /** For the receipt, given with the card; may be empty. */
  email: string;
  /** Where a bank sends the payer back to. */
  returnUrl: string;
  /** By this card, or by another one before, so that this one was not charged. */
  onPaid: (how: { isPaidBefore: boolean }) => void;
  onFailed: (message: string) => void;
  onBroken: () => void;
}

/** Stripe's own form in its frame: no card number ever reaches this page. */
export function StripeForm(props: StripeFormProps) {
  const { formId, returnUrl, email, onPaid, onFailed, onBroken } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const { loaded, isMissing, loadAgain } = useStripe(props, frame);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!loaded || isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const { problem, isPaidBefore } = await confirm(loaded, { returnUrl, email });
      if (problem === null) onPaid({ isPaidBefore });
      else onFailed(problem);
    } catch {
      onBroken();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return (
    <form id={formId} method="dialog" noValidate onSubmit={pay} className="flex flex-col gap-5">
      <StripeMark />
      {loaded || isMissing ? null : <Skeleton className="h-56" />}
      <div ref={frame} />
      {isMissing ? <FormMissing onAgain={loadAgain} /> : null}
      {isMissing ? null : (
        <Button type="submit" size="lg" pending={isPending} disabled={!loaded}>
          {isPending ? "Processing Payment..." : "Complete Payment"}
        </Button>
      )}
    </form>
  );
}

function FormMissing({ onAgain }: { onAgain: () => void }) {
  return (
    <Alert title="The card form did not load">
      <p>
        Nothing was paid. The connection may be lost, or something in the browser keeps scripts of
        js.stripe.com away.
      </p>
      <Button onClick={onAgain}>Try again</Button>
    </Alert>
  );
}

interface Confirmed {
  /** Null when it is paid. */
  problem: string | null;
  /** In another tab, or by somebody else who had the same intent. */
  isPaidBefore: boolean;
}

async function confirm(
  { stripe, elements }: LoadedStripe,
  { returnUrl, email }: Pick<StripeFormProps, "returnUrl" | "email">,
): Promise<Confirmed> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return refusedFor(incomplete.message ?? "Please check the card.");
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: returnUrl,
      ...(email && { payment_method_data: { billing_details: { email } } }),
    },
    redirect: "if_required",
  });
  const isPaidBefore = error?.payment_intent?.status === "succeeded";
  if (!error || isPaidBefore) return { problem: null, isPaidBefore };
  return refusedFor(error.message ?? "The card was refused.");
}

const refusedFor = (problem: string): Confirmed => ({ problem, isPaidBefore: false });
