import { useForm } from "react-hook-form";
import { reasonOf } from "#src/shared/http.ts";
import { AccountTypeChoice } from "../../person/components/account-type-choice.tsx";
import type { AccountType } from "../../person/contract.ts";
import { useSetupPassword } from "../client.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

interface PasswordSetupFormProps {
  accountType: AccountType;
  onDone: () => void;
}

export function PasswordSetupForm({ accountType, onDone }: PasswordSetupFormProps) {
  const setup = useSetupPassword();
  const { control, getValues } = useForm({ defaultValues: { accountType } });
  return (
    <NewPasswordForm
      submitLabel="Set password"
      pending={setup.isPending}
      complaint={
        setup.error && {
          title: "Setup Failed",
          message: reasonOf(setup.error, "Failed to set up password"),
        }
      }
      onSubmit={(password) =>
        // A promise, not a callback of mutate: the page may take this form away on success.
        setup.mutateAsync({ password, ...getValues() }).then(onDone, () => undefined)
      }
    >
      <AccountTypeChoice
        control={control}
        name="accountType"
        hint="As you chose it when you signed up. You can still change it."
      />
    </NewPasswordForm>
  );
}
