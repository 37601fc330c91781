import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { RewardIcon } from "../../../worth/components/reward-icon.tsx";
import { BADGE_LEVELS, MEASURE_WORDS, MEASURES } from "../../../worth/limits-contract.ts";
import { useCreateAchievement } from "../../client.ts";
import { NewAchievement, type NewAchievementInput } from "../../contract.ts";
import { ACHIEVEMENT_ICONS } from "../../limits-contract.ts";
import { RulePreview } from "./rule-preview.tsx";

const EMPTY: NewAchievementInput = {
  ...{ title: "", description: "", category: "", icon: "award", points: 50, badgeLevel: "bronze" },
  requirements: { measure: "reviews", goal: 1 },
};
const FIELDS = ["title", "description", "category", "icon", "points", "badgeLevel"] as const;

const optionsOf = (values: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: words[value] ?? value }));

/** Shown in a dialog, and loaded with it. */
export default function AchievementForm({ onCreated }: { onCreated: () => void }) {
  const create = useCreateAchievement();
  const form = useForm({ resolver: plainResolver(NewAchievement), defaultValues: EMPTY });
  const { register, handleSubmit, formState, setError, watch } = form;
  const { errors } = formState;
  const submit = handleSubmit((achievement) =>
    create.mutate(achievement, {
      onSuccess: () => {
        toast({
          title: "Achievement added",
          description: "Nobody earns it until you switch it on.",
          tone: "ok",
        });
        onCreated();
      },
      onError: (error) => showServerErrors(error, FIELDS, setError),
    }),
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UnsavedGuard when={formState.isDirty && !create.isSuccess} verb="save" />
      <FormError message={create.error && reasonOf(create.error, "It was not added.")} />
      <Field label="Title" required error={errors.title}>
        {(field) => <Input {...field} {...register("title")} />}
      </Field>
      <Field label="Description" required error={errors.description}>
        {(field) => <Textarea {...field} rows={2} {...register("description")} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Category" required error={errors.category}>
          {(field) => <Input {...field} {...register("category")} />}
        </Field>
        <Field
          label="Icon"
          error={errors.icon}
          aside={<RewardIcon name={watch("icon")} className="size-5" />}
        >
          {(field) => (
            <NativeSelect {...field} {...register("icon")} options={optionsOf(ACHIEVEMENT_ICONS)} />
          )}
        </Field>
        <Field label="Points" required error={errors.points}>
          {(field) => (
            <Input {...field} type="number" {...register("points", { valueAsNumber: true })} />
          )}
        </Field>
        <Field label="Badge level" error={errors.badgeLevel}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register("badgeLevel")}
              options={optionsOf(BADGE_LEVELS)}
            />
          )}
        </Field>
        <Field label="What is counted" error={errors.requirements?.measure}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register("requirements.measure")}
              options={optionsOf(MEASURES, MEASURE_WORDS)}
            />
          )}
        </Field>
        <Field label="Goal" required error={errors.requirements?.goal}>
          {(field) => (
            <Input
              {...field}
              type="number"
              {...register("requirements.goal", { valueAsNumber: true })}
            />
          )}
        </Field>
      </div>
      <RulePreview rule={watch("requirements")} />
      <Button type="submit" className="self-start" pending={create.isPending}>
        Add achievement
      </Button>
    </form>
  );
}
