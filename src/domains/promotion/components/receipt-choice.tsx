import { useEffect, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { useNameReceipt } from "#src/domains/payments/client.ts";
import { reasonOf } from "#src/shared/http.ts";

interface HeldOrder {
  orderId: number;
  clientSecret: string;
}

/** Where the receipt goes, said before it is paid: to the own account, or to an address. */
export function ReceiptChoice(held: HeldOrder) {
  const viewer = useViewer();
  if (viewer.status === "loading") return null;
  if (viewer.status === "anonymous") return <ReceiptAddress {...held} />;
  return <OwnReceipt {...held} email={viewer.user.email} />;
}

function OwnReceipt({ orderId, clientSecret, email }: HeldOrder & { email: string }) {
  const { mutate } = useNameReceipt();
  useEffect(() => mutate({ orderId, clientSecret }), [mutate, orderId, clientSecret]);
  return <p className="text-ink-soft text-sm">The receipt goes to {email}.</p>;
}

function ReceiptAddress({ orderId, clientSecret }: HeldOrder) {
  const [email, setEmail] = useState("");
  const { mutate, error } = useNameReceipt();
  return (
    <Field
      label="Email for the receipt"
      hint="Optional. It is used for this receipt only."
      error={error ? reasonOf(error, "The address was not saved. Please try again.") : undefined}
    >
      {(field) => (
        <Input
          {...field}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => mutate({ orderId, clientSecret, email: email.trim() || null })}
        />
      )}
    </Field>
  );
}
