import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import type { TrendChoices } from "../trend-contract.ts";

interface TrendFiltersProps {
  filters: Filters;
  choices: TrendChoices;
}

const NAMES = ["speciesId", "state"];

/** Species and state; a choice counts at once. */
export function TrendFilters({ filters, choices }: TrendFiltersProps) {
  const { search } = filters;
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Field label={label} className="min-w-52 grow sm:grow-0">
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          options={options}
          value={search.get(name) ?? ""}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const species = choices.species.map(({ id, name }) => ({ value: String(id), label: name }));
  const states = choices.states.map((name) => ({ value: name, label: name }));
  return (
    <search className="block">
      <QueryForm search={search} names={NAMES} className="flex flex-wrap items-end gap-3">
        {choice("speciesId", "Species", [{ value: "", label: "All species" }, ...species])}
        {choice("state", "State", [{ value: "", label: "The whole coast" }, ...states])}
        <ApplyButton label="Show" />
      </QueryForm>
    </search>
  );
}
