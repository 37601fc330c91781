import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reasonOf } from "#src/shared/http.ts";
import { foreseenRefundQuery } from "../../client.ts";

const DEBOUNCE_MS = 200;

interface Typed {
  /** Null while it is no amount that can go back. */
  amount: number | null;
  /** What is agreed to is not asked about again. */
  isSent: boolean;
}

export interface Foreseen {
  /** Undefined until they are known for the amount that is typed. */
  sentences: readonly string[] | undefined;
  isAsking: boolean;
  problem: string | undefined;
  askAgain: () => void;
}

/** What the refund that is typed would end or shorten. */
export function useForeseenRefund(paymentId: number, { amount, isSent }: Typed): Foreseen {
  const [asked, setAsked] = useState(amount);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(amount), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  const { data, error, isFetching, refetch } = useQuery({
    ...foreseenRefundQuery(paymentId, asked ?? 0),
    enabled: asked !== null && !isSent,
  });
  const isThis = amount !== null && amount === asked;
  return {
    sentences: isThis ? data?.sentences : undefined,
    isAsking: amount !== null && !isSent && (!isThis || isFetching),
    problem:
      isThis && error
        ? reasonOf(error, "We could not find out what follows. Please try again.")
        : undefined,
    askAgain: () => void refetch(),
  };
}
