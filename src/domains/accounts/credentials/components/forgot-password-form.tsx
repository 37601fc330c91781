import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { PlainAccountForm } from "../../person/components/account-form.tsx";
import { ForgottenPassword } from "../../person/contract.ts";
import { useForgotPassword } from "../client.ts";

interface ForgotPasswordFormProps {
  mailFolder: string | null;
  /** A link was asked for before this page was loaded again. */
  isAsked: boolean;
}

export function ForgotPasswordForm({ mailFolder, isAsked }: ForgotPasswordFormProps) {
  const forgot = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: plainResolver(ForgottenPassword),
    defaultValues: { email: "" },
  });
  const [search] = useSearchParams();
  const plain = useFormOutcome();
  if (forgot.isSuccess || search.get("sent") === "yes") return <LinkSent mailFolder={mailFolder} />;
  return (
    <PlainAccountForm onSubmit={handleSubmit((given) => forgot.mutate(given))}>
      {isAsked ? <LinkSent mailFolder={mailFolder} role="note" /> : null}
      <FormError
        message={
          forgot.error ? reasonOf(forgot.error, "The link could not be sent.") : plain.message
        }
      />
      <Field label="E-mail" required error={formState.errors.email ?? plain.fields.email}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="username"
            {...register("email")}
            defaultValue={plain.values.email}
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={forgot.isPending}>
        Send me a link
      </Button>
    </PlainAccountForm>
  );
}

function LinkSent({ mailFolder, role }: { mailFolder: string | null; role?: "note" }) {
  return (
    <Alert tone="ok" role={role ?? "alert"} title="Look into your mailbox">
      <p>
        If there is an account for that address, a link to choose a new password is on its way. An
        earlier link still works, too: each is good for an hour.
      </p>
      {mailFolder ? (
        <p>
          No mail server is set up; mail is written to files on this machine:{" "}
          <code>{mailFolder}</code>
        </p>
      ) : null}
    </Alert>
  );
}
