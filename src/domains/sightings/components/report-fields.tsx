import type { ReactNode } from "react";
import { Controller, type FieldErrors, useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { Hotlines } from "#src/domains/places/components/hotlines.tsx";
import { PositionFields } from "#src/domains/places/components/position-fields.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import { ABUNDANCES, LICENCES, OCCURRENCES, PHOTOS_MAX, REPORT_TYPES } from "../limits-contract.ts";
import { takeBroughtPhotos } from "./brought-report.ts";
import { ProjectField } from "./project-field.tsx";
import type { ReportValues } from "./report-values.ts";
import { SpeciesField } from "./species-field.tsx";

type ReportErrors = Partial<FieldErrors<ReportValues>> | Readonly<Record<string, string>>;

interface ReportFieldsProps {
  /** Citizen science projects that the reader takes part in. */
  projects: readonly ProjectChoice[];
  /** Whether people without an account may leave an address. */
  asksAddress?: boolean;
  /** As a plain form sends the photos; without it they need scripts. */
  photosName?: string;
  given: ReportValues;
  errors: ReportErrors;
}

type TextName = Exclude<keyof ReportValues, "images">;

/** Photo first, then what, where and when; everything else is optional. */
export function ReportFields(props: ReportFieldsProps) {
  const { projects, asksAddress, photosName, given, errors } = props;
  const { register, watch, control } = useFormContext<ReportValues>();
  const isAlive = useIsAlive();
  const errorOf = (name: TextName) => errors[name] as string | { message?: string } | undefined;
  const [type, occurrence] = watch(["reportType", "occurrenceStatus"]);
  const choice = (name: TextName, label: string, names: Readonly<Record<string, string>>) => (
    <Field label={label} error={errorOf(name)}>
      {(field) => (
        <NativeSelect
          {...field}
          options={optionsOf(names)}
          {...register(name)}
          defaultValue={given[name]}
        />
      )}
    </Field>
  );
  const line = (name: TextName, label: string, facts: { type?: string; hint?: string } = {}) => (
    <Field label={label} hint={facts.hint} error={errorOf(name)}>
      {(field) => (
        <Input {...field} type={facts.type} {...register(name)} defaultValue={given[name]} />
      )}
    </Field>
  );
  return (
    <>
      <Hotlines position={watch()} />
      {isAlive || photosName ? (
        <Controller
          control={control}
          name="images"
          render={({ field }) => (
            <MediaUploader
              label="Photos"
              hint={`Up to ${PHOTOS_MAX}. Where they were taken is removed from the files.`}
              kinds={["image"]}
              max={PHOTOS_MAX}
              value={field.value}
              onChange={field.onChange}
              name={photosName}
              isKeptOnPath
              takeBrought={takeBroughtPhotos}
            />
          )}
        />
      ) : null}
      <Pair>
        {choice("reportType", "Type of report", REPORT_TYPES)}
        <SpeciesField
          label="Species"
          hint="A name of the catalogue, or what you would call it."
          given={given.speciesName}
          error={errorOf("speciesName")}
        />
      </Pair>
      <PositionFields label="Location" given={given} errors={errors} />
      <Field label="Description" required error={errorOf("description")}>
        {(field) => (
          <Textarea
            {...field}
            rows={4}
            {...register("description")}
            defaultValue={given.description}
          />
        )}
      </Field>
      <Pair>
        {line("reportDate", "Date", { type: "date", hint: "Today, where it is left empty." })}
        {line("observedTime", "Time", { type: "time" })}
      </Pair>
      <Pair>
        {choice("occurrenceStatus", "Was it there?", OCCURRENCES)}
        {occurrence === "absent" ? null : choice("abundance", "Abundance", ABUNDANCES)}
      </Pair>
      {type === "population" || occurrence === "absent"
        ? line("effortMinutes", "Minutes of looking", {
            hint: "A count says something only together with how long you looked.",
          })
        : null}
      {line("behaviorObserved", "Behavior observed")}
      {line("conservationConcerns", "Conservation concerns")}
      <ProjectField
        projects={projects}
        given={given.projectId}
        error={errorOf("projectId")}
        {...register("projectId")}
      />
      {choice("licence", "Licence of report and photos", LICENCES)}
      {asksAddress
        ? line("reporterEmail", "Your e-mail", {
            type: "email",
            hint: "Only if you want to be told what becomes of it. Nobody else sees it.",
          })
        : null}
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
);
