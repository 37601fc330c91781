import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useDescribeListing } from "../client.ts";
import { CUSTOM_DESCRIPTION_MAX_LENGTH } from "../limits-contract.ts";

interface CustomDescriptionFormProps {
  businessId: number;
  saved: string;
}

/** The owner's own words, which come with the package. */
export function CustomDescriptionForm({ businessId, saved }: CustomDescriptionFormProps) {
  const [words, setWords] = useState(saved);
  const sending = useDescribeListing(businessId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate(words, {
      onSuccess: () => toast({ title: "Your words are saved", tone: "ok" }),
    });
  };
  return (
    <form method="dialog" noValidate onSubmit={send} className="flex max-w-prose flex-col gap-3">
      <UnsavedGuard when={words.trim() !== saved} isKeptOnPath />
      <Field
        label="Custom description"
        hint="Stands above the description for as long as your package includes it."
        error={
          sending.error
            ? reasonOf(sending.error, "Your words were not saved. Please try again.")
            : undefined
        }
      >
        {(field) => (
          <Textarea
            {...field}
            maxLength={CUSTOM_DESCRIPTION_MAX_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="self-start" pending={sending.isPending}>
        Save your words
      </Button>
    </form>
  );
}
