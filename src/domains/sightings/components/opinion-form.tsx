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
import type { SpeciesReport } from "../contract.ts";
import { SpeciesField } from "./species-field.tsx";

const EMPTY = { agrees: "true", speciesName: "", reason: "" };
const UNNAMED = { ...EMPTY, agrees: "false" };

export function OpinionForm({ report }: { report: SpeciesReport }) {
  const give = useOpinion(report.id);
  const { revalidate } = useRevalidator();
  const empty = report.taxon === null ? UNNAMED : EMPTY;
  const form = useForm({ defaultValues: empty });
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
    form.reset(empty);
    void revalidate();
  });
  return (
    <FormProvider {...form}>
      <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
        <UnsavedGuard when={isDirty} />
        {report.taxon === null ? null : (
          <Field label="Your opinion">
            {(field) => (
              <NativeSelect
                {...field}
                options={[
                  { value: "true", label: `I agree: ${report.speciesName}` },
                  { value: "false", label: "I do not agree" },
                ]}
                {...register("agrees")}
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
            given=""
            error={errors.speciesName}
          />
        ) : null}
        <Field label="Why?" error={errors.reason}>
          {(field) => <Textarea {...field} rows={2} {...register("reason")} />}
        </Field>
        <Button type="submit" className="self-start" pending={give.isPending}>
          Give opinion
        </Button>
      </form>
    </FormProvider>
  );
}
