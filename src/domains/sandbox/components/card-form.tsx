import { FlaskConical } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { readExpiry } from "../card-rules.ts";
import { ChallengeDialog } from "./challenge-dialog.tsx";
import { TestCards } from "./test-cards.tsx";
import { useCardPayment } from "./use-card-payment.ts";

interface CardFormProps {
  clientSecret: string;
  /** On the button: "Pay $59.00". */
  label: ReactNode;
  /** While the card is charged. */
  pendingLabel?: ReactNode;
  onPaid: () => void;
  /** The form says it itself; for whoever wants to say it elsewhere too. */
  onFailed?: (message: string) => void;
  /** The call itself did not go through. */
  onBroken?: () => void;
}

const EMPTY = { number: "", expiry: "", cvc: "" };
/** Browsers fill in real cards: here they shall not. */
const BY_HAND = { autoComplete: "off", inputMode: "numeric", figures: true } as const;

/** The sandbox's card form. Nothing that is typed leaves it but with the payment itself. */
export function CardForm({ label, pendingLabel = label, ...rest }: CardFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const payment = useCardPayment(rest);
  const bind = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expiry = readExpiry(typed.expiry);
    if (typed.number.trim() === "") return payment.object("Please enter a card number.");
    if (!expiry) return payment.object("Please enter the expiration date as MM/YY.");
    if (!/^\d{3,4}$/.test(typed.cvc.trim())) {
      return payment.object("Please enter the three or four digits of the security code.");
    }
    void payment.pay({ number: typed.number, ...expiry, cvc: typed.cvc.trim() });
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="land">
          <FlaskConical aria-hidden />
          Sandbox payments
        </Badge>
        <span className="text-ink-soft text-sm">No money moves. Only test cards work.</span>
      </div>
      <FormError message={payment.problem} />
      <Field label="Test card number" required>
        {(field) => <Input {...field} {...BY_HAND} maxLength={40} {...bind("number")} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiration (MM/YY)" required>
          {(field) => <Input {...field} {...BY_HAND} maxLength={7} {...bind("expiry")} />}
        </Field>
        <Field label="Security code" required>
          {(field) => <Input {...field} {...BY_HAND} maxLength={4} {...bind("cvc")} />}
        </Field>
      </div>
      <Button type="submit" size="lg" pending={payment.isPending}>
        {payment.isPending ? pendingLabel : label}
      </Button>
      <TestCards onPick={(number) => setTyped({ number, expiry: nextYear(), cvc: "123" })} />
      <ChallengeDialog
        isOpen={payment.isChallenged}
        isPending={payment.isPending}
        onAnswer={(accept) => void payment.answer(accept)}
        onLeave={payment.leave}
      />
    </form>
  );
}

const nextYear = (): string => `12/${(new Date().getUTCFullYear() + 1) % 100}`;
