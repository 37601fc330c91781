import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import type { Filters } from "./use-filters.ts";

interface ChoiceFilterProps {
  filters: Filters;
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  any: string;
  names: Readonly<Record<string, string>>;
}

/** One condition of a list out of several; where there are scripts, a choice counts at once. */
export function ChoiceFilter({ filters, name, label, any, names }: ChoiceFilterProps) {
  return (
    <Field label={label} className="min-w-44 grow sm:grow-0">
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          options={[{ value: "", label: any }, ...optionsOf(names)]}
          value={filters.search.get(name) ?? ""}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
