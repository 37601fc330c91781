import { Controller, useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { HoursEditor } from "#src/domains/hours/components/hours-editor.tsx";
import { CATEGORIES } from "../../../listing/category-contract.ts";
import { DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH } from "../../contract.ts";
import type { ListingValues } from "./listing-values.ts";

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));

/** What the place is, when it is open and what it costs. */
export function BasicsFields({ priceRanges }: { priceRanges: readonly string[] }) {
  const { register, control, watch, formState } = useFormContext<ListingValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <Field label="Business Name" required error={errors.name}>
        {(field) => (
          <Input
            {...field}
            autoComplete="organization"
            maxLength={NAME_MAX_LENGTH}
            {...register("name")}
          />
        )}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-[2fr_1fr]">
        <Field label="Category" required error={errors.category}>
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="Choose a category"
              options={CATEGORY_OPTIONS}
              {...register("category")}
            />
          )}
        </Field>
        <Field label="Price Range" error={errors.priceRange}>
          {(field) => (
            <NativeSelect
              {...field}
              options={priceRanges.map((range) => ({ value: range, label: range }))}
              {...register("priceRange")}
              defaultValue={formState.defaultValues?.priceRange}
            />
          )}
        </Field>
      </div>
      <Field
        label="Description"
        required
        hint="What would you tell a boater who has never been there?"
        aside={
          <span className="figures">
            {watch("description").length}/{DESCRIPTION_MAX_LENGTH}
          </span>
        }
        error={errors.description}
      >
        {(field) => (
          <Textarea {...field} maxLength={DESCRIPTION_MAX_LENGTH} {...register("description")} />
        )}
      </Field>
      <Controller
        control={control}
        name="hours"
        render={({ field }) => (
          <HoursEditor
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={errors.hours?.message}
          />
        )}
      />
    </div>
  );
}
