import { FormProvider, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useOpinion } from "../client.ts";
import type { ShownOpinion, SpeciesReport } from "../contract.ts";
import { SpeciesField } from "./species-field.tsx";

const UNSAID = "Please say whether you agree.";

interface OpinionFormProps {
  report: SpeciesReport;
  /** The reader's, which the form begins with. */
  own: ShownOpinion | undefined;
}

/** Nobody agrees by pressing a button only: the choice is made, or was made before. */
const startOf = ({ report, own }: OpinionFormProps) => ({
  agrees: report.taxon === null ? "false" : own ? String(own.agrees) : "",
  speciesName: own?.agrees === false ? (own.speciesName ?? "") : "",
  reason: own?.reason ?? "",
});

export function OpinionForm({ report, own }: OpinionFormProps) {
  const give = useOpinion(report.id);
  const { revalidate } = useRevalidator();
  const start = startOf({ report, own });
  const form = useForm({ defaultValues: start });
  const { register, watch, formState } = form;
  const { errors, isDirty } = formState;
  const send = form.handleSubmit(async ({ agrees, ...words }) => {
    const given = give
      .mutateAsync({ ...words, agrees: agrees === "true", taxon: report.taxon })
      .catch((error: unknown) => {
        // What it is called now is shown before anybody agrees again.
        void revalidate();
        showServerErrors(error, ["speciesName", "reason"], form.setError);
        throw error;
      });
    const done = { title: "Your opinion is noted" };
    if (!(await tellOutcome(given, done, "Your opinion did not arrive."))) return;
    form.reset({ agrees, ...words });
    void revalidate();
  });
  return (
    <FormProvider {...form}>
      <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
        <UnsavedGuard when={isDirty} />
        {report.taxon === null ? null : (
          <Field label="Your opinion" error={errors.agrees}>
            {(field) => (
              <NativeSelect
                {...field}
                options={[
                  { value: "", label: "Please choose" },
                  { value: "true", label: `I agree: ${report.speciesName}` },
                  { value: "false", label: "I do not agree" },
                ]}
                defaultValue={start.agrees}
                {...register("agrees", { required: UNSAID })}
              />
            )}
          </Field>
        )}
        {watch("agrees") === "false" ? (
          <SpeciesField
            label="What is it?"
            hint={
              report.taxon === null
                ? "As exactly as you are sure of."
                : "Leave it empty if you are not sure."
            }
            given={start.speciesName}
            error={errors.speciesName}
          />
        ) : null}
        <Field label="Why?" error={errors.reason}>
          {(field) => (
            <Textarea {...field} rows={2} defaultValue={start.reason} {...register("reason")} />
          )}
        </Field>
        <Button type="submit" className="self-start" pending={give.isPending}>
          Give opinion
        </Button>
      </form>
    </FormProvider>
  );
}
