import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import { LoginRequest } from "../../person/contract.ts";
import { useLogin } from "../client.ts";

const Address = LoginRequest.pick({ email: true });

interface EmailFormProps {
  /** What was typed before, when the person came back to this step. */
  email: string;
  onKnown: (email: string) => void;
}

/** The first step of signing in asks for the address alone. */
export function EmailForm({ email, onKnown }: EmailFormProps) {
  const login = useLogin();
  const plain = useFormOutcome();
  const given = email || (plain.values.email ?? "");
  const { register, handleSubmit, formState } = useForm({
    resolver: plainResolver(Address),
    defaultValues: { email: given },
  });

  const proceed = handleSubmit((given) =>
    login.mutate(given, { onSuccess: () => onKnown(given.email) }),
  );

  return (
    <PlainAccountForm onSubmit={proceed}>
      <FormError
        message={login.error ? reasonOf(login.error, "Failed to sign in") : plain.message}
      />
      <Field label="E-mail" required error={formState.errors.email ?? plain.fields.email}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoFocus={email !== ""}
            autoComplete="username"
            {...register("email")}
            defaultValue={given}
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={login.isPending}>
        Continue
      </Button>
    </PlainAccountForm>
  );
}
