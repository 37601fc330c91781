import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type RefObject, useEffect, useState } from "react";
import { hasOwnDocument } from "./own-document.ts";

export interface LoadedStripe {
  stripe: Stripe;
  elements: StripeElements;
}

interface UsedStripe {
  /** Null until the form stands in its frame. */
  loaded: LoadedStripe | null;
  /** The line is lost, or something keeps Stripe's script away. Nothing was paid. */
  isMissing: boolean;
  loadAgain: () => void;
}

interface Wanted {
  publishableKey: string;
  clientSecret: string;
}

export function useStripe(
  { publishableKey, clientSecret }: Wanted,
  frame: RefObject<HTMLDivElement | null>,
): UsedStripe {
  const [loaded, setLoaded] = useState<LoadedStripe | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn loads it again
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
    setMissing(false);
    load().catch(() => {
      if (!isGone) setMissing(true);
    });
    return () => {
      isGone = true;
      remove();
      setLoaded(null);
    };
  }, [publishableKey, clientSecret, frame, turn]);
  return { loaded, isMissing, loadAgain: () => setTurn((last) => last + 1) };
}
