import { type FormEvent, useId, useRef, useState } from "react";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { PaymentSettings } from "#src/domains/payments/contract.ts";
import { CardForm } from "#src/domains/sandbox/components/card-form.tsx";
import { ListenForPayment } from "./listen-for-payment.tsx";
import { isReceiptAddress, ReceiptChoice } from "./receipt-choice.tsx";
import { StripeForm } from "./stripe-form.tsx";
import { tellBroken, tellFailed } from "./tell-payment.ts";
import { keepWaiting, stopWaiting, type WaitingPayment } from "./waiting-payment.ts";

interface PayByCardProps {
  settings: PaymentSettings;
  payment: WaitingPayment;
  /** By this card, or by another one before, so that this one was not charged. */
  onPaid: (how: { isPaidBefore: boolean }) => void;
}

/** With the address for the receipt, which is given with the card. */
export function PayByCard(props: PayByCardProps) {
  const viewer = useViewer();
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const [isUnheard, setUnheard] = useState(false);
  const { payment, onPaid } = props;
  const lose = () => {
    keepWaiting({ ...payment, isUnheard: true });
    setUnheard(true);
    tellBroken();
  };
  const isOwn = viewer.status === "authenticated";
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Before anything is sent: a card that is paid with cannot be given its receipt later. */
  const check = (event: FormEvent) => {
    if (isOwn || isReceiptAddress(typed)) return;
    event.preventDefault();
    event.stopPropagation();
    setLeft(true);
    field.current?.focus();
    field.current?.scrollIntoView({ block: "center" });
  };
  return (
    <div onSubmitCapture={check} className="flex flex-col gap-6">
      <ReceiptChoice
        {...{ formId, field, isLeft }}
        email={typed}
        onType={setTyped}
        onLeave={() => setLeft(true)}
      />
      <CardEntry
        {...props}
        formId={formId}
        email={isOwn ? viewer.user.email : typed.trim()}
        // After an answer was lost, what is paid is paid by the card that was sent before.
        onPaid={({ isPaidBefore }) => onPaid({ isPaidBefore: isPaidBefore && !isUnheard })}
        onBroken={lose}
      />
      {isUnheard ? (
        <ListenForPayment payment={payment} onPaid={() => onPaid({ isPaidBefore: false })} />
      ) : null}
    </div>
  );
}

interface CardEntryProps extends PayByCardProps {
  formId: string;
  email: string;
  onBroken: () => void;
}

function CardEntry({ settings, payment, formId, email, onPaid, onBroken }: CardEntryProps) {
  const { clientSecret, orderId, businessId } = payment;
  const fail = (message: string) => {
    stopWaiting();
    tellFailed(message);
  };
  const tell = { onPaid, onFailed: fail, onBroken };
  if (settings.publishableKey === null) {
    return (
      <CardForm
        formId={formId}
        clientSecret={clientSecret}
        email={email}
        label="Complete Payment"
        pendingLabel="Processing Payment..."
        {...tell}
      />
    );
  }
  const back = `/business/${businessId}?payment=success&order=${orderId}`;
  return (
    <StripeForm
      formId={formId}
      publishableKey={settings.publishableKey}
      clientSecret={clientSecret}
      email={email}
      returnUrl={new URL(back, window.location.origin).href}
      {...tell}
    />
  );
}
