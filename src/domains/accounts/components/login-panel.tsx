import { useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useLogin, useRestartLogin } from "../client.ts";
import type { CurrentUser } from "../contract.ts";
import { CodeSignIn } from "./code-sign-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordSignIn } from "./password-sign-in.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type LoginMode = "sign-in" | "sign-up";
type Step = { at: "start" | "password" | "code"; email: string };

const START: Step = { at: "start", email: "" };

interface LoginPanelProps {
  mode: LoginMode;
  /** How far the person had come before a reload. */
  resumed: Step | null;
  mailFolder: string | null;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
}

/** One step at a time: the address, then a password or a mailed code. */
export function LoginPanel({ mode, resumed, mailFolder, onSignedIn }: LoginPanelProps) {
  const [step, setStep] = useState<Step>(resumed ?? START);
  const restart = useRestartLogin();
  const [newCodes, setNewCodes] = useState(0);
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
          onClick={() => {
            restart.mutate();
            setStep({ ...step, at: "start" });
          }}
        >
          Use another address
        </Button>
      </p>
      {step.at === "password" ? (
        <>
          <PasswordSignIn email={step.email} onSignedIn={onSignedIn} />
          <SendCode
            email={step.email}
            label="E-mail me a code"
            failureText={failureText}
            onSent={() => setStep({ ...step, at: "code" })}
          />
        </>
      ) : (
        <>
          <CodeSignIn
            key={newCodes}
            email={step.email}
            mailFolder={mailFolder}
            failureText={failureText}
            onSignedIn={onSignedIn}
          />
          <SendCode
            email={step.email}
            label="Send me a new code"
            failureText={failureText}
            onSent={() => {
              setNewCodes(newCodes + 1);
              toast({
                title: "A new code is on its way",
                description: "Only the newest one works.",
              });
            }}
          />
        </>
      )}
    </div>
  );
}

interface SendCodeProps {
  email: string;
  label: string;
  failureText: string;
  onSent: () => void;
}

function SendCode({ email, label, failureText, onSent }: SendCodeProps) {
  const login = useLogin();
  return (
    <>
      <FormError message={login.error ? reasonOf(login.error, failureText) : undefined} />
      <Button
        variant="secondary"
        pending={login.isPending}
        onClick={() => login.mutate({ email, sendCode: true }, { onSuccess: onSent })}
      >
        {label}
      </Button>
    </>
  );
}
