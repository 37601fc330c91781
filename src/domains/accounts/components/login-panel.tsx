import { useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useLogin } from "../client.ts";
import type { CurrentUser } from "../contract.ts";
import { CodeSignIn } from "./code-sign-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordSignIn } from "./password-sign-in.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type LoginMode = "sign-in" | "sign-up";
type Step = { at: "start" | "password" | "code"; email: string };

interface LoginPanelProps {
  mode: LoginMode;
  mailFolder: string | null;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
}

/** One step at a time: the address, then a password or a mailed code. */
export function LoginPanel({ mode, mailFolder, onSignedIn }: LoginPanelProps) {
  const [step, setStep] = useState<Step>({ at: "start", email: "" });
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
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="break-all">{step.email}</strong>
        <Button
          variant="quiet"
          size="sm"
          className="-mx-3"
          onClick={() => setStep({ ...step, at: "start" })}
        >
          Use another address
        </Button>
      </p>
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

function SendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const login = useLogin();
  return (
    <>
      <FormError message={login.error ? reasonOf(login.error, "Failed to sign in") : undefined} />
      <Button
        variant="secondary"
        pending={login.isPending}
        onClick={() => login.mutate({ email, sendCode: true }, { onSuccess: onSent })}
      >
        E-mail me a code
      </Button>
    </>
  );
}
