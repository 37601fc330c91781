import { type FormEvent, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import type { CurrentUser } from "../../person/contract.ts";
import { useLogin, useRestartLogin } from "../client.ts";
import { CodeSignIn } from "./code-sign-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordSignIn } from "./password-sign-in.tsx";
import { type KnownPerson, SignUpForm } from "./sign-up-form.tsx";

export type LoginMode = "sign-in" | "sign-up";
export type Step = { at: "start" | "password" | "code"; email: string };

interface LoginPanelProps {
  mode: LoginMode;
  /** How far the person had come before a reload. */
  resumed: Step | null;
  mailFolder: string | null;
  /** What is known of the person before a word is typed. */
  known?: KnownPerson;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
}

/** One step at a time: the address, then a password or a mailed code. */
export function LoginPanel({ mode, resumed, mailFolder, known, onSignedIn }: LoginPanelProps) {
  const [step, setStep] = useState<Step>(resumed ?? { at: "start", email: known?.email ?? "" });
  const [typed, setTyped] = useState<KnownPerson>(known ?? {});
  const restart = useRestartLogin();
  const [newCodes, setNewCodes] = useState(0);
  const failureText = mode === "sign-in" ? "Failed to sign in" : "Failed to sign up";

  if (step.at === "start") {
    return mode === "sign-in" ? (
      <EmailForm email={step.email} onKnown={(email) => setStep({ at: "password", email })} />
    ) : (
      <SignUpForm
        known={{ ...typed, email: step.email }}
        onCodeSent={(person) => {
          setTyped(person);
          setStep({ at: "code", email: person.email });
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="break-all">{step.email}</strong>
        <AnotherEmail
          mode={mode}
          onAsked={() => {
            restart.mutate();
            setStep({ ...step, at: "start" });
          }}
        />
      </div>
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

/** Without scripts the page begins anew. */
function AnotherEmail({ mode, onAsked }: { mode: LoginMode; onAsked: () => void }) {
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsked();
  };
  return (
    <form method="get" action="/login" onSubmit={ask}>
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="step" value="start" />
      <Button type="submit" variant="secondary" size="sm">
        Use another address
      </Button>
    </form>
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ email, sendCode: true }, { onSuccess: onSent });
  };
  return (
    <PlainAccountForm onSubmit={send}>
      <FormError message={login.error ? reasonOf(login.error, failureText) : undefined} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="sendCode" value="true" />
      <Button type="submit" variant="secondary" pending={login.isPending}>
        {label}
      </Button>
    </PlainAccountForm>
  );
}
