import type { UseFormRegister } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import { DATA_TYPES, type DataType, FORMATS, STANDARDS } from "../../dataset/limits-contract.ts";
import { type ExportValues, OPTIONS, type OptionName } from "./export-values.ts";

interface ExportFieldsProps {
  register: UseFormRegister<ExportValues>;
  /** By name, also "dateRange.end". */
  errorOf: (name: string) => string | undefined;
  given: ExportValues;
}

export function ExportFields({ register, errorOf, given }: ExportFieldsProps) {
  const typesError = errorOf("dataTypes");
  return (
    <>
      <fieldset aria-describedby={typesError ? "export-types-error" : undefined}>
        <legend className="font-semibold">Data types</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(DATA_TYPES).map(([value, label]) => (
            <Checkbox
              key={value}
              label={label}
              value={value}
              aria-invalid={typesError ? true : undefined}
              defaultChecked={given.dataTypes.includes(value as DataType)}
              {...register("dataTypes")}
            />
          ))}
        </div>
        {typesError ? (
          <p id="export-types-error" className="text-danger text-xs">
            {typesError}
          </p>
        ) : null}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Format"
          hint="A PDF is a report of at most 5,000 rows; the others hold all."
          error={errorOf("format")}
        >
          {(control) => (
            <NativeSelect
              {...control}
              options={optionsOf(FORMATS)}
              defaultValue={given.format}
              {...register("format")}
            />
          )}
        </Field>
        <Field
          label="Columns"
          hint="Darwin Core is for sightings, reports, population and threats."
          error={errorOf("standard")}
        >
          {(control) => (
            <NativeSelect
              {...control}
              options={optionsOf(STANDARDS)}
              defaultValue={given.standard}
              {...register("standard")}
            />
          )}
        </Field>
        <Field label="First day" error={errorOf("dateRange.start")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              figures
              defaultValue={given.dateRange.start}
              {...register("dateRange.start")}
            />
          )}
        </Field>
        <Field label="Last day" error={errorOf("dateRange.end")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              figures
              defaultValue={given.dateRange.end}
              {...register("dateRange.end")}
            />
          )}
        </Field>
      </div>
      <p className="-mt-3 text-ink-soft text-xs">
        Both days are whole, by Eastern time: those on which something was observed, or on which
        alerts and projects were sent in.
      </p>
      <fieldset>
        <legend className="font-semibold">Options</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {Object.entries(OPTIONS).map(([name, [label, hint]]) => (
            <Checkbox
              key={name}
              label={label}
              hint={hint}
              value="true"
              defaultChecked={given[name as OptionName]}
              {...register(name as OptionName)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
