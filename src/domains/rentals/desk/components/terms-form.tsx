import { useForm } from "react-hook-form";
import { z } from "zod";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { failureOf } from "#src/shared/until-answered.ts";
import { POLICY_MAX_LENGTH } from "../../booking/limits-contract.ts";
import { useSetPolicy } from "../client.ts";
import { NeedsScripts } from "./needs-scripts.tsx";
import { RefusalWords } from "./refusal-words.tsx";

interface TermsFormProps {
  businessId: number;
  policy: string | null;
  onSaved: () => void;
}

const AGAIN = "Press again when you are connected: your terms are then as they stand here.";

const Terms = z.object({
  policy: z.string().trim().max(POLICY_MAX_LENGTH, `At most ${POLICY_MAX_LENGTH} characters.`),
});

/** What customers read before they ask, and what stays with each booking. */
export function TermsForm({ businessId, policy, onSaved }: TermsFormProps) {
  const saving = useSetPolicy(businessId);
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: plainResolver(Terms),
    defaultValues: { policy: policy ?? "" },
  });
  const submit = handleSubmit(({ policy: words }) =>
    saving.mutate(words, {
      onSuccess: () => {
        toast({ title: "Your terms are saved", tone: "ok" });
        reset({ policy: words });
        onSaved();
      },
      onError: (error) => {
        const failure = failureOf(error, { title: "Your terms were not saved", again: AGAIN });
        toast({ ...failure, tone: "danger" });
      },
    }),
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedGuard when={formState.isDirty} verb="save" />
      <h2 className="font-semibold font-serif text-2xl">Terms of cancelling</h2>
      <NeedsScripts>Terms are saved with scripts.</NeedsScripts>
      <FormError message={saving.error && <RefusalWords error={saving.error} again={AGAIN} />} />
      <Field
        label="Your terms"
        hint="Refunds, deposits, bad weather. Bookings keep the terms under which they were made."
        error={formState.errors.policy}
      >
        {(field) => (
          <Textarea {...field} rows={8} maxLength={POLICY_MAX_LENGTH} {...register("policy")} />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={saving.isPending}>
        Save terms
      </Button>
    </form>
  );
}
