import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { readExpiry } from "../card-rules.ts";
import type { CardEntry } from "../contract.ts";
import { SandboxMark } from "./sandbox-mark.tsx";
import { TestCards } from "./test-cards.tsx";

interface CardFieldsProps {
  formId?: string | undefined;
  label: ReactNode;
  problem: string | undefined;
  isPending: boolean;
  onSubmit: (card: CardEntry) => void;
  /** Something is missing: nothing is sent. */
  onObjection: (message: string) => void;
}

const EMPTY = { number: "", expiry: "", cvc: "" };
/** Browsers fill in real cards: here they shall not. */
const BY_HAND = { autoComplete: "off", inputMode: "numeric", figures: true } as const;

/** A form for a test card. Nothing that is typed leaves it but with what it is for. */
export function CardFields(props: CardFieldsProps) {
  const { formId, label, problem, isPending, onSubmit, onObjection } = props;
  const [typed, setTyped] = useState(EMPTY);
  const bind = (name: keyof typeof EMPTY) => ({
    "data-card": name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const object = (name: keyof typeof EMPTY, message: string) => {
      onObjection(message);
      form.querySelector<HTMLElement>(`[data-card=${name}]`)?.focus();
    };
    const expiry = readExpiry(typed.expiry);
    if (typed.number.trim() === "") return object("number", "Please enter a card number.");
    if (!expiry) return object("expiry", "Please enter the expiration date as MM/YY.");
    if (!/^\d{3,4}$/.test(typed.cvc.trim())) {
      return object("cvc", "Please enter the three or four digits of the security code.");
    }
    onSubmit({ number: typed.number, ...expiry, cvc: typed.cvc.trim() });
  };

  return (
    <form id={formId} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SandboxMark />
      <FormError message={problem} />
      <Field label="Test card number" required>
        {(field) => <Input {...field} {...BY_HAND} maxLength={40} {...bind("number")} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expires (MM/YY)" required>
          {(field) => <Input {...field} {...BY_HAND} maxLength={7} {...bind("expiry")} />}
        </Field>
        <Field label="Security code" required>
          {(field) => <Input {...field} {...BY_HAND} maxLength={4} {...bind("cvc")} />}
        </Field>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {label}
      </Button>
      <TestCards onPick={(number) => setTyped({ number, expiry: nextYear(), cvc: "123" })} />
    </form>
  );
}

const nextYear = (): string => `12/${(new Date().getUTCFullYear() + 1) % 100}`;
