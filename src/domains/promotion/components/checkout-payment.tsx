import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { currentToast, dismissToast, toast } from "#src/design/primitives/toast-store.ts";
import type { PaymentSettings } from "#src/domains/payments/contract.ts";
import { reasonOf } from "#src/shared/http.ts";
import { intentQuery, type Wanted } from "../client.ts";
import type { OpenedIntent } from "../promotion-contract.ts";
import { advertiseAddress } from "./advertise-address.ts";
import { PayByCard } from "./pay-by-card.tsx";
import { PayByCredit } from "./pay-by-credit.tsx";
import { SETUP_FAILED } from "./tell-payment.ts";
import { WaitForPayment } from "./wait-for-payment.tsx";
import { keepWaiting, readWaiting, stopWaiting, type WaitingPayment } from "./waiting-payment.ts";

interface CheckoutPaymentProps {
  wanted: Wanted;
  /** The owner's promotion of the listing renews already: it is changed, not bought again. */
  hasRenewal: boolean;
  settings: PaymentSettings;
  onQuoted: (intent: OpenedIntent) => void;
}

const LEAVE_AFTER_MS = 3000;

/** The card form once the server has an intent; then it waits until the server says that the money arrived. */
export function CheckoutPayment(props: CheckoutPaymentProps) {
  const { wanted, hasRenewal, settings, onQuoted } = props;
  /** Undefined until this tab was asked whether it waits already. */
  const [waiting, setWaiting] = useState<WaitingPayment | null>();
  const { businessId, packageLevel } = wanted;
  useEffect(() => {
    const kept = readWaiting();
    const isThis = kept?.businessId === businessId && kept.packageLevel === packageLevel;
    setWaiting(isThis ? kept : null);
  }, [businessId, packageLevel]);
  const { data: intent, error } = useQuery({
    ...intentQuery(wanted),
    enabled: waiting === null && !hasRenewal,
  });
  const told = useRef(onQuoted);
  told.current = onQuoted;
  useEffect(() => {
    if (intent) told.current(intent);
  }, [intent]);
  const isBroken = intent && !intent.clientSecret && !intent.isPaid && intent.amount > 0;
  const problem = error ? reasonOf(error, SETUP_FAILED) : isBroken ? SETUP_FAILED : null;
  useLeaveAfter(problem, advertiseAddress({ businessId, packageLevel }));

  if (waiting) {
    const goOn = () => {
      stopWaiting();
      setWaiting(null);
    };
    return <WaitForPayment payment={waiting} onUnpaid={goOn} />;
  }
  if (hasRenewal && waiting === null) return <RenewsAlready businessId={businessId} />;
  if (problem) {
    return (
      <Alert title="Payment Setup Failed">
        <p>{problem}</p>
        <p>You are taken back to the packages in a moment.</p>
      </Alert>
    );
  }
  if (!intent) return <Skeleton className="h-80" />;
  if (intent.clientSecret && intent.orderId) {
    const { clientSecret, orderId } = intent;
    const payment = { businessId, packageLevel, orderId, clientSecret };
    const wait = (how: { isPaidBefore: boolean }) => {
      dismissToast(currentToast()?.id ?? 0); // An earlier card's refusal is over.
      keepWaiting({ ...payment, ...how });
      setWaiting({ ...payment, ...how });
    };
    return <PayByCard settings={settings} payment={payment} onPaid={wait} />;
  }
  return <PayByCredit wanted={wanted} isPaid={intent.isPaid} />;
}

function RenewsAlready({ businessId }: { businessId: number }) {
  return (
    <Alert tone="info" role="note" title="This listing has a promotion that renews">
      <p className="mb-3">
        You can change it to another package in your dashboard; unused days are credited.
      </p>
      <Button asChild>
        <Link to={`/user-dashboard/business/${businessId}?tab=promotion`}>Change package</Link>
      </Button>
    </Alert>
  );
}

/** Told in words, then back to where it began. */
function useLeaveAfter(problem: string | null, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    toast({ title: "Payment Setup Failed", description: problem, tone: "danger" });
    const timer = setTimeout(() => navigate(to), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [problem, to, navigate]);
}
