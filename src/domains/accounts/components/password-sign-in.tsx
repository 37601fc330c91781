import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useLogin } from "../client.ts";
import { type CurrentUser, LoginRequest } from "../contract.ts";
import { AccountForm } from "./account-form.tsx";

const Credentials = LoginRequest.pick({ email: true, totp: true }).extend({
  password: LoginRequest.shape.password.unwrap(),
});

interface PasswordSignInProps {
  /** Given when an earlier step has asked for it. */
  email?: string;
  onSignedIn: (user: CurrentUser, needsPassword: boolean) => void;
  /** Said when the password is wrong; the server's own sentence otherwise. */
  wrongText?: string;
  submitLabel?: string;
}

/** E-mail and password, and the authenticator's code for accounts that want one. */
export function PasswordSignIn(props: PasswordSignInProps) {
  const { email, onSignedIn, wrongText, submitLabel = "Sign In" } = props;
  const login = useLogin();
  const [asksTotp, setAsksTotp] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: email ?? "", password: "", totp: undefined },
  });
  const { errors } = formState;

  const signIn = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: (answer) => {
        if ("user" in answer) onSignedIn(answer.user, answer.needsPassword);
      },
      onError: (error) => {
        if (isCode(error, "second_factor_required")) setAsksTotp(true);
      },
    }),
  );

  return (
    <AccountForm onSubmit={signIn}>
      <FormError message={complaint(login.error, wrongText)} />
      {email ? (
        <input type="hidden" autoComplete="username" {...register("email")} />
      ) : (
        <Field label="E-mail" required error={errors.email}>
          {(control) => (
            <Input {...control} type="email" autoComplete="username" {...register("email")} />
          )}
        </Field>
      )}
      <Field
        label="Password"
        required
        error={errors.password}
        aside={
          <TextLink asChild>
            <Link to="/forgot-password">Forgot password?</Link>
          </TextLink>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoFocus={email !== undefined}
            autoComplete="current-password"
            {...register("password")}
          />
        )}
      </Field>
      {asksTotp ? (
        <Field
          label="Authenticator code"
          hint="The six digits that your authenticator app shows for Landfall."
          required
          error={errors.totp}
        >
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
        {submitLabel}
      </Button>
    </AccountForm>
  );
}

const isCode = (error: unknown, code: string) =>
  error instanceof RequestError && error.code === code;

/** That a second code is needed is a step of the way, not a complaint. */
function complaint(error: unknown, wrongText: string | undefined): string | undefined {
  if (!error || isCode(error, "second_factor_required")) return undefined;
  if (wrongText && isCode(error, "wrong_credentials")) return wrongText;
  return reasonOf(error, "Failed to sign in");
}
