import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Spinner } from "#src/design/primitives/spinner.tsx";
import { orderStandingQuery } from "#src/domains/payments/client.ts";
import { stopWaiting, type WaitingPayment } from "./waiting-payment.ts";

const ASK_EVERY_MS = 1500;

interface WaitForPaymentProps {
  payment: WaitingPayment;
  /** Nothing was paid after all. */
  onUnpaid: () => void;
}

/** "Received, switching on": changes by itself when the server says that the money arrived. */
export function WaitForPayment({ payment, onUnpaid }: WaitForPaymentProps) {
  const navigate = useNavigate();
  const { data } = useQuery({
    ...orderStandingQuery(payment),
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : ASK_EVERY_MS),
  });
  const state = data?.state;
  const { businessId, isUnheard } = payment;
  const unpaid = useRef(onUnpaid);
  unpaid.current = onUnpaid;
  useEffect(() => {
    if (isUnheard && state === "open") unpaid.current();
  }, [isUnheard, state]);
  useEffect(() => {
    // The business's page tells of it, and then it is not waited for any more.
    if (state === "paid") navigate(`/business/${businessId}?payment=success`, { replace: true });
    if (state === "closed" || state === "refunded") stopWaiting();
  }, [state, businessId, navigate]);

  if (state === "refunded" || state === "closed") {
    return (
      <Alert title="Payment Failed">
        <p>
          {state === "refunded"
            ? afterRefund(payment)
            : "This checkout is closed. Nothing was charged."}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => navigate("/advertise")}
        >
          Back to packages
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-12 text-center">
      <Spinner />
      <p className="font-semibold font-serif text-xl">{wordsOf(payment)}</p>
      <p className="text-ink-soft">
        This page changes by itself. You can also close it: the promotion begins all the same.
      </p>
    </div>
  );
}

const afterRefund = ({ isPaidBefore }: WaitingPayment): string =>
  `This listing cannot be promoted any more. ${
    isPaidBefore ? "Your card was not charged." : "Your money is on its way back to your card."
  }`;

function wordsOf({ isUnheard, isPaidBefore }: WaitingPayment): string {
  if (isPaidBefore) return "Already paid, switching on. Your card was not charged.";
  return isUnheard ? "Asking whether the payment went through" : "Payment received, switching on";
}

const isOver = (state: string | undefined): boolean =>
  state === "paid" || state === "closed" || state === "refunded";
