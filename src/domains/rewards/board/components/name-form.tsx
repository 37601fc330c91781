import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useChangeRewardSettings } from "../../member/client.ts";
import { DISPLAY_NAME_MAX_LENGTH } from "../../member/limits-contract.ts";

interface NameFormProps {
  userId: string;
  name: string;
  /** Others see it already. */
  isShown: boolean;
  onSaved: () => void;
}

export function NameForm({ userId, name, isShown, onSaved }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const saving = useChangeRewardSettings(userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(
      { showsName: true, displayName: typed },
      {
        onSuccess: () => {
          toast({ title: "Your name is on the leaderboard", tone: "ok" });
          onSaved();
        },
      },
    );
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 border-line border-t pt-3"
    >
      <UnsavedGuard when={typed !== name} verb="save" isKeptOnPath />
      <Field
        label="Display name"
        required
        error={problemOf(saving.error)}
        className="grow sm:max-w-80"
      >
        {(field) => (
          <Input
            {...field}
            maxLength={DISPLAY_NAME_MAX_LENGTH}
            autoComplete="nickname"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={saving.isPending}>
        {isShown ? "Save name" : "Show this name"}
      </Button>
    </form>
  );
}

const problemOf = (error: Error | null): string | undefined =>
  (error instanceof RequestError ? error.fields?.displayName : undefined) ??
  (error ? reasonOf(error, "It was not saved. Please try again.") : undefined);
