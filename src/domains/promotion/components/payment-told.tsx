import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { orderStandingQuery } from "#src/domains/payments/client.ts";
import { tellPaid, tellPaidBefore } from "./tell-payment.ts";
import { readWaiting, stopWaiting, type WaitingPayment } from "./waiting-payment.ts";

const ASK_EVERY_MS = 1500;
const SECRETS = ["payment_intent", "payment_intent_client_secret", "redirect_status", "order"];

type Held = Pick<WaitingPayment, "orderId" | "clientSecret" | "isPaidBefore">;

/** Anybody can type `?payment=success`: the toast comes when the server knows of the payment. */
export function PaymentTold() {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<Held | null>(null);
  const isTold = search.get("payment") === "success";
  useEffect(() => {
    if (!isTold) return;
    const clientSecret = search.get("payment_intent_client_secret");
    const orderId = Number(search.get("order"));
    setHeld(
      (known) => known ?? (clientSecret && orderId ? { orderId, clientSecret } : readWaiting()),
    );
    if (!SECRETS.some((name) => search.has(name))) return;
    const shown = new URLSearchParams(search);
    for (const name of SECRETS) shown.delete(name);
    setSearch(shown, { replace: true, preventScrollReset: true });
  }, [isTold, search, setSearch]);
  return held ? <Told {...held} /> : null;
}

function Told({ isPaidBefore, ...held }: Held) {
  const { data } = useQuery({
    ...orderStandingQuery(held),
    refetchInterval: ({ state }) => {
      const standing = state.data?.state;
      return standing === "open" || standing === "processing" ? ASK_EVERY_MS : false;
    },
  });
  const state = data?.state;
  useEffect(() => {
    if (state !== "paid") return;
    stopWaiting();
    if (isPaidBefore) tellPaidBefore();
    else tellPaid();
  }, [state, isPaidBefore]);
  return null;
}
