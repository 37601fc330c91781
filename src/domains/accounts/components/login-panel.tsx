import { type FormEvent, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useLogin } from "../client.ts";
import type { CurrentUser } from "../contract.ts";
import { PlainAccountForm } from "./account-form.tsx";
import { CodeSignIn } from "./code-sign-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordSignIn } from "./password-sign-in.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type LoginMode = "sign-in" | "sign-up";
export type Step = { at: "start" | "password" | "code"; email: string };

interface LoginPanelProps {
  mode: LoginMode;
  /** How far somebody has come without scripts. */
  waiting?: Step | null;
  mailFolder: string | null;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
}

/** One step at a time: the address, then a password or a mailed code. */
export function LoginPanel({ mode, waiting, mailFolder, onSignedIn }: LoginPanelProps) {
  const [step, setStep] = useState<Step>(waiting ?? { at: "start", email: "" });
  const failureText = mode === "sign-in" ? "Failed to sign in" : "Failed to sign up";

  if (step.at === "start") {
    return mode === "sign-in" ? (
      <EmailForm email={step.email} onKnown={(email) => setStep({ at: "password", email })} />
    ) : (
      <SignUpForm email={step.email} onCodeSent={(email) => setStep({ at: "code", email })} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="break-all">{step.email}</strong>
        <AnotherAddress mode={mode} onAsked={() => setStep({ ...step, at: "start" })} />
      </div>
      {step.at === "password" ? (
        <>
          <PasswordSignIn email={step.email} onSignedIn={onSignedIn} />
          <SendCode email={step.email} onSent={() => setStep({ ...step, at: "code" })} />
        </>
      ) : (
        <CodeSignIn
          email={step.email}
          mailFolder={mailFolder}
          failureText={failureText}
          onSignedIn={onSignedIn}
        />
      )}
    </div>
  );
}

/** Without scripts the page begins anew. */
function AnotherAddress({ mode, onAsked }: { mode: LoginMode; onAsked: () => void }) {
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsked();
  };
  return (
    <form method="get" action="/login" onSubmit={ask}>
      <input type="hidden" name="mode" value={mode} />
      <Button type="submit" variant="quiet" size="sm" className="-mx-3">
        Use another address
      </Button>
    </form>
  );
}

function SendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const login = useLogin();
  const send = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ email, sendCode: true }, { onSuccess: onSent });
  };
  return (
    <PlainAccountForm onSubmit={send}>
      <FormError message={login.error ? reasonOf(login.error, "Failed to sign in") : undefined} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="sendCode" value="true" />
      <Button type="submit" variant="secondary" pending={login.isPending}>
        E-mail me a code
      </Button>
    </PlainAccountForm>
  );
}
