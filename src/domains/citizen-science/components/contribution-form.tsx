import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useContribute } from "../client.ts";
import type { CitizenProject } from "../contract.ts";
import { projectPath } from "../limits-contract.ts";
import { useContributionKey } from "./use-contribution-key.ts";

interface ContributionValues {
  amount: string;
  day: string;
  note: string;
}

const EMPTY: ContributionValues = { amount: "", day: "", note: "" };
const FIELDS = ["amount", "day", "note"] as const;
const FAILED = "It was not counted. It is still here: please try again.";

/** What a member found or did, on which day; that of the device is proposed. */
export function ContributionForm({ project }: { project: CitizenProject }) {
  const contribute = useContribute(project.id);
  const { revalidate } = useRevalidator();
  const plain = useFormOutcome();
  const key = useContributionKey();
  const given: ContributionValues = { ...EMPTY, ...plain.values };
  const form = useForm<ContributionValues>({ defaultValues: given });
  const { getValues, resetField } = form;
  useEffect(() => {
    if (getValues("day") === "") resetField("day", { defaultValue: todayHere(new Date()) });
  }, [getValues, resetField]);
  const send = form.handleSubmit((values) =>
    contribute.mutate(
      { ...values, requestKey: key.of(values) },
      {
        onSuccess: () => {
          key.forget();
          form.reset({ ...EMPTY, day: todayHere(new Date()) });
          toast({ title: "Contribution counted", tone: "ok" });
          void revalidate();
        },
        onError: (error) => {
          tellRefusal(error, FIELDS, form);
          toast({ title: "Not counted", description: reasonOf(error, FAILED), tone: "danger" });
        },
      },
    ),
  );
  const { isSubmitted, isDirty } = form.formState;
  const errors = isSubmitted ? form.formState.errors : plain.fields;
  return (
    <PlainForm
      action={projectPath(project.id)}
      onSubmit={send}
      aria-label="Contribute"
      className="flex flex-col gap-4"
    >
      <UnsavedGuard when={isDirty && !contribute.isPending} />
      <FormError message={contribute.error ? reasonOf(contribute.error, FAILED) : plain.message} />
      <Field
        label="How many"
        hint={`Counted in ${project.goalUnit}.`}
        required
        error={errors.amount}
      >
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            {...form.register("amount")}
            defaultValue={given.amount}
          />
        )}
      </Field>
      <Field label="Day" required error={errors.day}>
        {(field) => (
          <Input {...field} type="date" {...form.register("day")} defaultValue={given.day} />
        )}
      </Field>
      <Field
        label="Note"
        hint="For whoever leads the project; it may stay empty."
        error={errors.note}
      >
        {(field) => (
          <Textarea {...field} rows={2} {...form.register("note")} defaultValue={given.note} />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={contribute.isPending}>
        Contribute
      </Button>
    </PlainForm>
  );
}

/** The day of the device. */
function todayHere(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
