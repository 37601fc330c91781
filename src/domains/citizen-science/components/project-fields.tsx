import type { ReactNode } from "react";
import { Controller, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { PositionFields } from "#src/domains/places/components/position-fields.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import { PROJECT_STATUSES, PROJECT_TYPES } from "../limits-contract.ts";
import type { ProjectValues } from "./project-values.ts";

interface ProjectFieldsProps {
  form: UseFormReturn<ProjectValues>;
  errors: Partial<FieldErrors<ProjectValues>> | Readonly<Record<string, string>>;
  given: ProjectValues;
}

export function ProjectFields(props: ProjectFieldsProps) {
  const { form, errors, given } = props;
  return (
    <>
      <Line {...props} name="title" label="Project title" />
      <Field label="Description" required error={errors.description}>
        {(field) => (
          <Textarea
            {...field}
            rows={6}
            {...form.register("description")}
            defaultValue={given.description}
          />
        )}
      </Field>
      <Pair>
        <Choice {...props} name="projectType" label="Project type" names={PROJECT_TYPES} />
        <Choice {...props} name="status" label="Status" names={PROJECT_STATUSES} />
      </Pair>
      <Line
        {...props}
        name="organizer"
        label="Organizer"
        hint="A group, or your name. Everyone sees it."
      />
      <PositionFields given={given} errors={errors} label="Location" />
      <Pair>
        <Line
          {...props}
          name="goalUnit"
          label="What is counted"
          hint="Such as nests, readings, pounds of litter"
        />
        <Line
          {...props}
          name="goalAmount"
          label="Goal"
          hint="How many of them; it may stay empty."
          isOptional
        />
      </Pair>
      <Controller
        control={form.control}
        name="photos"
        render={({ field }) => (
          <MediaUploader
            label="Photo"
            hint="JPG, PNG or WebP, up to 10 MB. Where it was taken is removed from the file."
            kinds={["image"]}
            max={1}
            name="photo"
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
);

type TextName = Exclude<keyof ProjectValues, "photos">;

interface LineProps extends ProjectFieldsProps {
  name: TextName;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

function Line({ name, label, hint, isOptional = false, form, errors, given }: LineProps) {
  return (
    <Field {...{ label, hint }} required={!isOptional} error={errors[name]}>
      {(field) => (
        <Input
          {...field}
          inputMode={name === "goalAmount" ? "numeric" : undefined}
          {...form.register(name)}
          defaultValue={given[name]}
        />
      )}
    </Field>
  );
}

interface ChoiceProps extends ProjectFieldsProps {
  name: TextName;
  label: string;
  names: Readonly<Record<string, string>>;
}

function Choice({ name, label, names, form, errors, given }: ChoiceProps) {
  return (
    <Field label={label} error={errors[name]}>
      {(field) => (
        <NativeSelect
          {...field}
          options={optionsOf(names)}
          {...form.register(name)}
          defaultValue={given[name]}
        />
      )}
    </Field>
  );
}
