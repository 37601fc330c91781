import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { AccountForm } from "../../person/components/account-form.tsx";
import {
  ADMIN_PASSWORD_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PasswordChange,
} from "../../person/contract.ts";
import { useChangePassword } from "../client.ts";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;

interface ChangePasswordFormProps {
  isAdmin: boolean;
  onDone: () => void;
}

export function ChangePasswordForm({ isAdmin, onDone }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: plainResolver(PasswordChange),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (passwords) => {
    try {
      await change.mutateAsync(passwords);
      toast({ title: "Password updated successfully", tone: "ok" });
      onDone();
    } catch (error) {
      showServerErrors(error, FIELDS, setError);
    }
  });

  return (
    <AccountForm onSubmit={submit}>
      <FormError
        title={change.error ? "Failed to update password" : undefined}
        message={change.error ? reasonOf(change.error, "Please try again.") : undefined}
      />
      <Field label="Current password" required error={errors.currentPassword}>
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            {...register("currentPassword")}
          />
        )}
      </Field>
      <Field
        label="New password"
        required
        hint={`At least ${isAdmin ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH} characters. Every other device is signed out.`}
        error={errors.newPassword}
      >
        {(field) => (
          <PasswordInput {...field} autoComplete="new-password" {...register("newPassword")} />
        )}
      </Field>
      <Field label="Confirm new password" required error={errors.confirmPassword}>
        {(field) => (
          <PasswordInput {...field} autoComplete="new-password" {...register("confirmPassword")} />
        )}
      </Field>
      <Button type="submit" pending={change.isPending}>
        Change password
      </Button>
    </AccountForm>
  );
}
