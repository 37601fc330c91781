import type { ReactNode } from "react";
import { CardFields } from "./card-fields.tsx";
import { ChallengeDialog } from "./challenge-dialog.tsx";
import { useCardPayment } from "./use-card-payment.ts";

interface CardFormProps {
  clientSecret: string;
  /** On the button: "Pay $59.00". */
  label: ReactNode;
  onPaid: () => void;
  /** The form says it itself; for whoever wants to say it elsewhere too. */
  onFailed?: (message: string) => void;
}

/** The sandbox's card form, with the challenge in place. */
export function CardForm({ clientSecret, label, onPaid, onFailed }: CardFormProps) {
  const payment = useCardPayment({ clientSecret, onPaid, onFailed });
  return (
    <>
      <CardFields
        label={label}
        problem={payment.problem}
        isPending={payment.isPending}
        onSubmit={(card) => void payment.pay(card)}
        onObjection={payment.object}
      />
      <ChallengeDialog
        isOpen={payment.isChallenged}
        isPending={payment.isPending}
        onAnswer={(accept) => void payment.answer(accept)}
        onLeave={payment.leave}
      />
    </>
  );
}
