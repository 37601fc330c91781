import type { ReactNode } from "react";
import { CardFields } from "./card-fields.tsx";
import { ChallengeDialog } from "./challenge-dialog.tsx";
import { useCardPayment } from "./use-card-payment.ts";

interface CardFormProps {
  /** For fields that stand outside of it. */
  formId?: string;
  clientSecret: string;
  /** For the receipt. */
  email?: string | undefined;
  /** On the button: "Pay $59.00". */
  label: ReactNode;
  /** While the card is charged. */
  pendingLabel?: ReactNode;
  /** By this card, or by another one before, so that this one was not charged. */
  onPaid: (how: { isPaidBefore: boolean }) => void;
  /** The form says it itself; for whoever wants to say it elsewhere too. */
  onFailed?: (message: string) => void;
  /** The call itself did not go through. */
  onBroken?: () => void;
}

/** The sandbox's card form, with the challenge in place. */
export function CardForm({ formId, label, pendingLabel = label, ...rest }: CardFormProps) {
  const payment = useCardPayment(rest);
  return (
    <>
      <CardFields
        formId={formId}
        label={payment.isPending ? pendingLabel : label}
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
