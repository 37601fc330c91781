import type { Ref } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";

interface ReceiptChoiceProps {
  /** The form of the card, which Enter submits from here too. */
  formId: string;
  email: string;
  onType: (email: string) => void;
  /** Whoever still types is not corrected. */
  isLeft: boolean;
  onLeave: () => void;
  /** For whoever leads back to it. */
  field: Ref<HTMLInputElement>;
}

/** As the server reads it, with a dot in the domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Left empty, no receipt is sent. */
export const isReceiptAddress = (email: string): boolean =>
  email.trim() === "" || ADDRESS.test(email.trim());

/** Where the receipt goes: to the own account, or to an address. It is sent with the card. */
export function ReceiptChoice(props: ReceiptChoiceProps) {
  const { formId, email, onType, isLeft, onLeave, field: ref } = props;
  const viewer = useViewer();
  const isWrong = isLeft && !isReceiptAddress(email);
  if (viewer.status === "loading") return null;
  if (viewer.status !== "anonymous") {
    return <p className="text-ink-soft text-sm">The receipt goes to {viewer.user.email}.</p>;
  }
  return (
    <Field
      label="Email for the receipt"
      hint="Optional. We write to it about this payment only: the receipt, and a refund if there is one."
      error={isWrong ? "Please check the e-mail address." : undefined}
    >
      {(field) => (
        <Input
          {...field}
          ref={ref}
          form={formId}
          type="email"
          autoComplete="email"
          value={email}
          onBlur={onLeave}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
