import { Field } from "#src/design/form/field.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";

interface OwnPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** Asked for once more before something that cannot be taken back. */
export function OwnPasswordField({ value, onChange, error }: OwnPasswordFieldProps) {
  return (
    <Field label="Your password" required error={error}>
      {(field) => (
        <PasswordInput
          {...field}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
