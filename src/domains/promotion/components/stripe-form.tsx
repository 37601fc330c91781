import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { hasOwnDocument } from "./own-document.ts";

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  /** For the receipt, given with the card; may be empty. */
  email: string;
  /** Where a bank sends the payer back to. */
  returnUrl: string;
  onPaid: () => void;
  onFailed: (message: string) => void;
  onBroken: () => void;
}

interface Loaded {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's own form in its frame: no card number ever reaches this page. */
export function StripeForm(props: StripeFormProps) {
  const { returnUrl, email, onPaid, onFailed, onBroken } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const loaded = useStripe(props, frame);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!loaded || isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const problem = await confirm(loaded, { returnUrl, email });
      if (problem === null) onPaid();
      else onFailed(problem);
    } catch {
      onBroken();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return (
    <form method="dialog" noValidate onSubmit={pay} className="flex flex-col gap-5">
      {loaded ? null : <Skeleton className="h-56" />}
      <div ref={frame} />
      <Button type="submit" size="lg" pending={isPending} disabled={!loaded}>
        {isPending ? "Processing Payment..." : "Complete Payment"}
      </Button>
    </form>
  );
}

/** Null when it is paid; another tab may have paid the same intent. */
async function confirm(
  { stripe, elements }: Loaded,
  { returnUrl, email }: Pick<StripeFormProps, "returnUrl" | "email">,
): Promise<string | null> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return incomplete.message ?? "Please check the card.";
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: returnUrl,
      ...(email && { payment_method_data: { billing_details: { email } } }),
    },
    redirect: "if_required",
  });
  if (!error || error.payment_intent?.status === "succeeded") return null;
  return error.message ?? "The card was refused.";
}

function useStripe(
  { publishableKey, clientSecret, onBroken }: StripeFormProps,
  frame: { current: HTMLDivElement | null },
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    const load = async () => {
      if (!hasOwnDocument()) return window.location.reload();
      const { loadStripe } = await import("@stripe/stripe-js/pure");
      const stripe = await loadStripe(publishableKey);
      if (isGone || !stripe || !frame.current) return;
      const elements = stripe.elements({ clientSecret });
      const payment = elements.create("payment");
      payment.mount(frame.current);
      remove = () => payment.destroy();
      setLoaded({ stripe, elements });
    };
    load().catch(() => broken.current());
    return () => {
      isGone = true;
      remove();
      setLoaded(null);
    };
  }, [publishableKey, clientSecret, frame]);
  return loaded;
}
