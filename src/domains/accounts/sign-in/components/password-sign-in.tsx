import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import { LoginRequest } from "../../person/contract.ts";
import { signInComplaint } from "./sign-in-complaint.ts";
import { type OnSignedIn, useSignIn } from "./use-sign-in.ts";

const Credentials = LoginRequest.pick({ email: true, totp: true }).extend({
  password: LoginRequest.shape.password.unwrap(),
});

interface PasswordSignInProps {
  /** Given when an earlier step has asked for it. */
  email?: string;
  onSignedIn: OnSignedIn;
  /** Said when the password is wrong; the server's own sentence otherwise. */
  wrongText?: string;
  submitLabel?: string;
}

/** E-mail and password, and the authenticator's code for accounts that want one. */
export function PasswordSignIn(props: PasswordSignInProps) {
  const { email, onSignedIn, wrongText, submitLabel = "Sign In" } = props;
  const { login, plain, asksTotp, signIn } = useSignIn(onSignedIn);
  const given = email ?? plain.values.email ?? "";
  const { register, handleSubmit, formState } = useForm({
    resolver: plainResolver(Credentials),
    defaultValues: { email: given, password: "", totp: undefined },
  });
  const errors = formState.isSubmitted ? formState.errors : plain.fields;

  return (
    <PlainAccountForm onSubmit={handleSubmit(signIn)}>
      <FormError
        message={signInComplaint(login.error, plain, {
          failureText: "Failed to sign in",
          wrongText,
        })}
      />
      {email ? (
        <input type="hidden" autoComplete="username" {...register("email")} defaultValue={given} />
      ) : (
        <Field label="E-mail" required error={errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              {...register("email")}
              defaultValue={given}
            />
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
    </PlainAccountForm>
  );
}
