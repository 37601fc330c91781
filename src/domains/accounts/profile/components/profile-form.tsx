import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { AccountForm } from "../../person/components/account-form.tsx";
import { type CurrentUser, ProfileChange } from "../../person/contract.ts";
import { useChangeProfile } from "../client.ts";

export function ProfileForm({ user }: { user: CurrentUser }) {
  const change = useChangeProfile();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: plainResolver(ProfileChange),
    defaultValues: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });

  const save = handleSubmit((names) =>
    change.mutate(names, {
      onSuccess: () => {
        toast({ title: "Profile saved", tone: "ok" });
        reset(names);
      },
      onError: (error) => showServerErrors(error, ["firstName", "lastName"], setError),
    }),
  );

  return (
    <AccountForm onSubmit={save}>
      <UnsavedGuard when={formState.isDirty} verb="save" />
      <FormError
        message={change.error ? reasonOf(change.error, "Your name was not saved.") : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" required error={formState.errors.firstName}>
          {(field) => <Input {...field} autoComplete="given-name" {...register("firstName")} />}
        </Field>
        <Field label="Last name" error={formState.errors.lastName}>
          {(field) => <Input {...field} autoComplete="family-name" {...register("lastName")} />}
        </Field>
      </div>
      <Button type="submit" className="self-start" pending={change.isPending}>
        Save name
      </Button>
    </AccountForm>
  );
}
