import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useLogin } from "../client.ts";
import { CODE_VALID_MINUTES, type CurrentUser, LoginRequest } from "../contract.ts";
import { AccountForm } from "./account-form.tsx";

const Codes = LoginRequest.pick({ totp: true }).extend({ code: LoginRequest.shape.code.unwrap() });

interface CodeSignInProps {
  email: string;
  /** Where mail goes on a machine without a mail server. */
  mailFolder: string | null;
  failureText: string;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
}

export function CodeSignIn({ email, mailFolder, failureText, onSignedIn }: CodeSignInProps) {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Codes),
    defaultValues: { code: "", totp: undefined },
  });
  // Kept while the next try is under way, and when that try gets no answer.
  const [asksTotp, setAsksTotp] = useState(false);

  const signIn = handleSubmit(({ code, totp }) =>
    login.mutate(
      { email, code, totp },
      {
        onSuccess: (answer) => {
          if ("user" in answer) onSignedIn(answer.user, answer.needsPassword);
        },
        onError: (error) => {
          if (needsSecondFactor(error)) setAsksTotp(true);
        },
      },
    ),
  );

  return (
    <AccountForm onSubmit={signIn}>
      <p>
        If this address can be used here, a code is on its way to it. It is valid for{" "}
        {CODE_VALID_MINUTES} minutes.
      </p>
      {mailFolder ? (
        <Alert tone="info" role="note" title="No mail server is set up">
          Mail is written to files on this machine: <code>{mailFolder}</code>
        </Alert>
      ) : null}
      <FormError message={complaint(login.error, failureText)} />
      <Field label="Code" required error={formState.errors.code}>
        {(control) => <CodeInput {...control} autoFocus {...register("code")} />}
      </Field>
      {asksTotp ? (
        <Field label="Authenticator code" required error={formState.errors.totp}>
          {(control) => (
            <CodeInput
              {...control}
              autoFocus
              {...register("totp", { setValueAs: (value) => value || undefined })}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" size="lg" pending={login.isPending}>
        Continue
      </Button>
    </AccountForm>
  );
}

const needsSecondFactor = (error: unknown) =>
  error instanceof RequestError && error.code === "second_factor_required";

/** That a second code is needed is a step of the way, not a complaint. */
function complaint(error: unknown, failureText: string): string | undefined {
  return !error || needsSecondFactor(error) ? undefined : reasonOf(error, failureText);
}
