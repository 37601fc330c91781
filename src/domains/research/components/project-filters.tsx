import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { PROJECT_STATUSES, RESEARCH_TYPES } from "../limits-contract.ts";
import { optionsOf } from "./options-of.ts";

const NAMES = ["q", "status", "researchType"];

export const isNarrowedTo = (search: URLSearchParams): boolean =>
  NAMES.some((name) => search.has(name));

/** A choice counts at once; words by the button or Enter. Remade with the words of the address. */
export function ProjectFilters({ filters, allPath }: { filters: Filters; allPath: string }) {
  const { search } = filters;
  const words = search.get("q") ?? "";
  return (
    <search className="block">
      <QueryForm
        key={words}
        search={search}
        names={NAMES}
        onSubmit={(event) => {
          event.preventDefault();
          filters.set({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label="Search projects" className="min-w-48 grow">
          {(control) => (
            <Input {...control} name="q" type="search" maxLength={200} defaultValue={words} />
          )}
        </Field>
        <ChoiceFilter {...{ filters }} name="status" label="Status" options={STATUS_OPTIONS} />
        <ChoiceFilter {...{ filters }} name="researchType" label="Type" options={TYPE_OPTIONS} />
        <Button type="submit">Search</Button>
        {isNarrowedTo(search) ? (
          <Button asChild variant="secondary">
            <Link to={allPath} preventScrollReset>
              Clear all
            </Link>
          </Button>
        ) : null}
      </QueryForm>
    </search>
  );
}

const STATUS_OPTIONS = [{ value: "", label: "Any status" }, ...optionsOf(PROJECT_STATUSES)];
const TYPE_OPTIONS = [{ value: "", label: "All types" }, ...optionsOf(RESEARCH_TYPES)];

interface ChoiceFilterProps {
  filters: Filters;
  name: string;
  label: string;
  options: ReturnType<typeof optionsOf>;
}

function ChoiceFilter({ filters, name, label, options }: ChoiceFilterProps) {
  return (
    <Field label={label} className="min-w-44 grow sm:grow-0">
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          options={options}
          value={filters.search.get(name) ?? ""}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
