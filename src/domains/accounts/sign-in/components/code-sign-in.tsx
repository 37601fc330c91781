import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import { LoginRequest } from "../../person/contract.ts";
import { CODE_VALID_MINUTES } from "../../person/limits-contract.ts";
import { signInComplaint } from "./sign-in-complaint.ts";
import { type OnSignedIn, useSignIn } from "./use-sign-in.ts";

const Codes = LoginRequest.pick({ totp: true }).extend({ code: LoginRequest.shape.code.unwrap() });

interface CodeSignInProps {
  email: string;
  /** Where mail goes on a machine without a mail server. */
  mailFolder: string | null;
  failureText: string;
  onSignedIn: OnSignedIn;
}

export function CodeSignIn({ email, mailFolder, failureText, onSignedIn }: CodeSignInProps) {
  const { login, plain, asksTotp, signIn } = useSignIn(onSignedIn);
  const { register, handleSubmit, formState } = useForm({
    resolver: plainResolver(Codes),
    defaultValues: { code: "", totp: undefined },
  });

  return (
    <PlainAccountForm onSubmit={handleSubmit((codes) => signIn({ email, ...codes }))}>
      <p>
        If this address can be used here, a code is on its way to it. It is valid for{" "}
        {CODE_VALID_MINUTES} minutes.
      </p>
      {mailFolder ? (
        <Alert tone="info" role="note" title="No mail server is set up">
          Mail is written to files on this machine: <code>{mailFolder}</code>
        </Alert>
      ) : null}
      <FormError message={signInComplaint(login.error, plain, { failureText })} />
      <input type="hidden" name="email" value={email} />
      <Field label="Code" required error={formState.errors.code ?? plain.fields.code}>
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
    </PlainAccountForm>
  );
}
