import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { orderStandingQuery } from "#src/domains/payments/client.ts";
import type { WaitingPayment } from "./waiting-payment.ts";

const ASK_EVERY_MS = 3000;

interface ListenForPaymentProps {
  payment: WaitingPayment;
  onPaid: () => void;
}

/** Beside a form whose answer was lost: what was typed stays, and a payment that went through is heard of. */
export function ListenForPayment({ payment, onPaid }: ListenForPaymentProps) {
  const { data } = useQuery({ ...orderStandingQuery(payment), refetchInterval: ASK_EVERY_MS });
  const paid = useRef(onPaid);
  paid.current = onPaid;
  const isPaid = data?.state === "paid" || data?.state === "processing";
  useEffect(() => {
    if (isPaid) paid.current();
  }, [isPaid]);
  return null;
}
