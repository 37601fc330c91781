import { Controller, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { Hotlines } from "#src/domains/places/components/hotlines.tsx";
import { PositionFields } from "#src/domains/places/components/position-fields.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import { ALERT_TYPES, SEVERITIES } from "../limits-contract.ts";
import type { AlertValues } from "./alert-values.ts";

interface AlertFieldsProps {
  form: UseFormReturn<AlertValues>;
  errors: Partial<FieldErrors<AlertValues>> | Readonly<Record<string, string>>;
  given: AlertValues;
}

const TYPES = optionsOf(ALERT_TYPES);
const SEVERITY_OPTIONS = optionsOf(SEVERITIES);

export function AlertFields({ form, errors, given }: AlertFieldsProps) {
  const { register, watch, control } = form;
  const [location, latitude, longitude] = watch(["location", "latitude", "longitude"]);
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Alert type" error={errors.alertType}>
          {(field) => (
            <NativeSelect
              {...field}
              options={TYPES}
              {...register("alertType")}
              defaultValue={given.alertType}
            />
          )}
        </Field>
        <Field label="Severity" error={errors.severity}>
          {(field) => (
            <NativeSelect
              {...field}
              options={SEVERITY_OPTIONS}
              {...register("severity")}
              defaultValue={given.severity}
            />
          )}
        </Field>
      </div>
      {/* By the choice itself, so that the numbers are there before any script is. */}
      <div className="hidden group-has-[option[value$=mortality]:checked]/alert:block">
        <Hotlines position={{ ...given, location, latitude, longitude }} />
      </div>
      <Field label="Title" required error={errors.title}>
        {(field) => <Input {...field} {...register("title")} defaultValue={given.title} />}
      </Field>
      <PositionFields given={given} errors={errors} label="Location" />
      <Field label="Description" required error={errors.description}>
        {(field) => (
          <Textarea
            {...field}
            rows={5}
            {...register("description")}
            defaultValue={given.description}
          />
        )}
      </Field>
      <Field
        label="Action required"
        hint="What should be done, by whom; it may stay empty."
        error={errors.actionRequired}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={2}
            {...register("actionRequired")}
            defaultValue={given.actionRequired}
          />
        )}
      </Field>
      <Field
        label="Species"
        hint="By any name. Places of threatened ones are shown roughly; it may stay empty."
        error={errors.speciesName}
      >
        {(field) => (
          <Input {...field} {...register("speciesName")} defaultValue={given.speciesName} />
        )}
      </Field>
      <Controller
        control={control}
        name="photos"
        render={({ field }) => (
          <MediaUploader
            label="Photo"
            hint="JPG, PNG or WebP, up to 10 MB. Where it was taken is removed from the file."
            kinds={["image"]}
            max={1}
            name="photo"
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}
