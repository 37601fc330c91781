import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { AccountForm } from "../../person/components/account-form.tsx";
import type { TotpSetup } from "../../person/contract.ts";
import { useBeginTotp, useConfirmTotp, useTurnOffTotp } from "../client.ts";
import { OwnPasswordField } from "./own-password-field.tsx";

/** Two-factor sign-in: off, being set up, or on. */
export function TotpSettings({ isOn }: { isOn: boolean }) {
  const begin = useBeginTotp();
  if (isOn) return <TurnOff />;
  if (begin.data) return <Confirm setup={begin.data} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Ask for a code of an authenticator app at every sign-in, besides the password.</p>
      <FormError message={begin.error ? reasonOf(begin.error, "Please try again.") : undefined} />
      <Button variant="secondary" pending={begin.isPending} onClick={() => begin.mutate()}>
        Turn on two-factor sign-in
      </Button>
    </div>
  );
}

function Confirm({ setup }: { setup: TotpSetup }) {
  const confirm = useConfirmTotp();
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: () => toast({ title: "Two-factor sign-in is on", tone: "ok" }),
    });
  };
  return (
    <AccountForm onSubmit={submit}>
      <p>Scan this with your authenticator app, or type the key, then enter the code it shows.</p>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qrSvg)}`}
        alt="QR code for the authenticator app"
        className="size-48 border border-line-strong"
      />
      <p>
        Key: <code className="break-all">{setup.secret}</code>
      </p>
      <Field
        label="Code of the app"
        required
        error={confirm.error ? reasonOf(confirm.error, "Please try again.") : undefined}
      >
        {(field) => (
          <CodeInput {...field} value={code} onChange={(event) => setCode(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={confirm.isPending}>
        Confirm
      </Button>
    </AccountForm>
  );
}

function TurnOff() {
  const turnOff = useTurnOffTotp();
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turnOff.mutate(password, {
      onSuccess: () => toast({ title: "Two-factor sign-in is off", tone: "neutral" }),
    });
  };
  return (
    <AccountForm onSubmit={submit}>
      <p>
        <Badge tone="ok">On</Badge> Signing in asks for a code of your authenticator app.
      </p>
      <OwnPasswordField
        value={password}
        onChange={setPassword}
        error={turnOff.error ? reasonOf(turnOff.error, "Please try again.") : undefined}
      />
      <Button type="submit" variant="danger" className="self-start" pending={turnOff.isPending}>
        Turn off two-factor sign-in
      </Button>
    </AccountForm>
  );
}
