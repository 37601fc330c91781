import { useRef, useState } from "react";
import { reasonOf } from "#src/shared/http.ts";
import { answerChallenge, payByCard } from "../client.ts";
import type { CardEntry, PaymentOutcome } from "../contract.ts";

interface CardPaymentOptions {
  clientSecret: string;
  /** For the receipt. */
  email?: string | undefined;
  onPaid: (how: { isPaidBefore: boolean }) => void;
  onFailed?: (message: string) => void;
  onBroken?: () => void;
}

const FAILED = "The card was refused. Nothing was charged. Please try again.";
/** The answer was lost, perhaps only the answer: the same intent is never charged twice. */
const UNHEARD =
  "We could not hear whether the payment went through. Please press again: you are charged once at most.";
const LEFT = "The card was not confirmed. Nothing was charged.";

/** One payment at a time, however often the button is pressed. */
export function useCardPayment(options: CardPaymentOptions) {
  const { clientSecret, email, onPaid, onFailed, onBroken } = options;
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [isChallenged, setIsChallenged] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = (message: string) => {
    setProblem(message);
    onFailed?.(message);
  };

  const run = async (ask: () => Promise<PaymentOutcome>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setProblem(undefined);
    try {
      const { state, isPaidBefore = false, message } = await ask();
      setIsChallenged(state === "challenge");
      if (state === "succeeded") onPaid({ isPaidBefore });
      if (state === "failed") fail(message ?? FAILED);
    } catch (error) {
      setIsChallenged(false);
      const message = reasonOf(error, UNHEARD);
      if (onBroken) {
        setProblem(message);
        onBroken();
      } else fail(message);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };

  return {
    isPending,
    isChallenged,
    problem,
    object: setProblem,
    pay: (card: CardEntry) =>
      run(() => payByCard({ ...card, clientSecret, ...(email && { email }) })),
    answer: (accept: boolean) => run(() => answerChallenge({ clientSecret, accept })),
    leave() {
      setIsChallenged(false);
      fail(LEFT);
    },
  };
}
