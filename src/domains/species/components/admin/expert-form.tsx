import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useGiveExpertise } from "../../expert-client.ts";
import { SPECIES_GROUPS, type SpeciesGroup } from "../../limits-contract.ts";

const GROUPS = SPECIES_GROUPS.map(({ id, name }) => ({ value: id, label: name }));
const EMPTY: { email: string; group: SpeciesGroup | "" } = { email: "", group: "" };

export function ExpertForm() {
  const give = useGiveExpertise();
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: EMPTY });
  const send = handleSubmit(async (values) => {
    const given = give.mutateAsync(values).catch((error: unknown) => {
      showServerErrors(error, ["email", "group"], setError);
      throw error;
    });
    const done = { title: "Expert added", description: values.email };
    if (await tellOutcome(given, done, "Nobody was made an expert.")) reset(EMPTY);
  });
  return (
    <form method="dialog" onSubmit={send} className="flex flex-wrap items-end gap-3">
      <Field
        label="E-mail of the account"
        required
        error={formState.errors.email}
        className="min-w-64 grow"
      >
        {(field) => <Input {...field} type="email" {...register("email")} />}
      </Field>
      <Field label="Group" error={formState.errors.group} className="min-w-48">
        {(field) => (
          <NativeSelect
            {...field}
            options={GROUPS}
            placeholder="All groups"
            {...register("group")}
          />
        )}
      </Field>
      <Button type="submit" pending={give.isPending}>
        Make an expert
      </Button>
    </form>
  );
}
