import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import { AccountTypeChoice } from "../../person/components/account-type-choice.tsx";
import { AccountType, LoginRequest } from "../../person/contract.ts";
import { useLogin } from "../client.ts";

const SignUp = LoginRequest.pick({ email: true }).extend({
  firstName: LoginRequest.shape.firstName.unwrap(),
  accountType: AccountType,
});

type Newcomer = z.infer<typeof SignUp>;
/** What was typed before, when the person came back to this step, or what a mailed link says. */
export type KnownPerson = Partial<Newcomer>;

interface SignUpFormProps {
  known: KnownPerson;
  onCodeSent: (person: Newcomer) => void;
}

export function SignUpForm({ known, onCodeSent }: SignUpFormProps) {
  const login = useLogin();
  const plain = useFormOutcome();
  const given = {
    email: known.email || (plain.values.email ?? ""),
    firstName: known.firstName ?? plain.values.firstName ?? "",
    accountType: AccountType.catch("reviewer").parse(known.accountType ?? plain.values.accountType),
  };
  const { register, handleSubmit, control, formState, setError } = useForm({
    resolver: plainResolver(SignUp),
    defaultValues: given,
  });
  const errors = formState.isSubmitted ? formState.errors : plain.fields;

  const signUp = handleSubmit((person) =>
    login.mutate(person, {
      onSuccess: () => onCodeSent(person),
      onError: (error) => showServerErrors(error, ["email", "firstName"], setError),
    }),
  );

  return (
    <PlainAccountForm onSubmit={signUp}>
      <FormError
        message={login.error ? reasonOf(login.error, "Failed to sign up") : plain.message}
      />
      <Field label="E-mail" required error={errors.email}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="email"
            {...register("email")}
            defaultValue={given.email}
          />
        )}
      </Field>
      <Field label="First name" required error={errors.firstName}>
        {(field) => (
          <Input
            {...field}
            autoComplete="given-name"
            {...register("firstName")}
            defaultValue={given.firstName}
          />
        )}
      </Field>
      <AccountTypeChoice control={control} name="accountType" />
      <Button type="submit" size="lg" pending={login.isPending}>
        Sign Up
      </Button>
    </PlainAccountForm>
  );
}
