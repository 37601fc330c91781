import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";
import { AccountForm } from "../../person/components/account-form.tsx";
import { PASSWORD_MIN_LENGTH } from "../../person/contract.ts";

interface Complaint {
  title: string;
  message: string;
}

interface NewPasswordFormProps {
  submitLabel: string;
  pending: boolean;
  /** What the server said. */
  complaint: Complaint | null;
  onSubmit: (password: string) => void;
  children?: ReactNode;
}

/** A password typed twice. Both wrong cases are told before anything is sent. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const [objection, setObjection] = useState<Complaint | null>(null);
  const { register, handleSubmit } = useForm({ defaultValues: { password: "", confirmation: "" } });
  const shown = objection ?? props.complaint;

  const submit = handleSubmit(({ password, confirmation }) => {
    const found = objectionTo(password, confirmation);
    setObjection(found);
    if (!found) props.onSubmit(password);
  });

  return (
    <AccountForm onSubmit={submit}>
      <FormError title={shown?.title} message={shown?.message} />
      {props.children}
      <Field label="Password" required hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}>
        {(field) => (
          <PasswordInput {...field} autoComplete="new-password" {...register("password")} />
        )}
      </Field>
      <Field label="Confirm password" required>
        {(field) => (
          <PasswordInput {...field} autoComplete="new-password" {...register("confirmation")} />
        )}
      </Field>
      <Button type="submit" size="lg" pending={props.pending}>
        {props.submitLabel}
      </Button>
    </AccountForm>
  );
}

function objectionTo(password: string, confirmation: string): Complaint | null {
  if (password !== confirmation) {
    return { title: "Password Mismatch", message: "Passwords do not match. Please try again." };
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return {
      title: "Password Too Short",
      message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
    };
  }
  return null;
}
