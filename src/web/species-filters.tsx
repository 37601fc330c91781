import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { MONTHS, REGIONS, SPECIES_GROUPS } from "#src/domains/species/limits-contract.ts";

const CHOICES = [
  {
    name: "group",
    label: "Group",
    all: "All groups",
    options: SPECIES_GROUPS.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    name: "region",
    label: "Region",
    all: "All regions",
    options: REGIONS.map(({ id, name, extent }) => ({ value: id, label: `${name} (${extent})` })),
  },
  {
    name: "month",
    label: "Month",
    all: "Any month",
    options: MONTHS.map((label, index) => ({ value: String(index + 1), label })),
  },
] as const;

const CHOSEN = CHOICES.map(({ name }) => name);

/** Anything that makes the list smaller. */
export const isSpeciesNarrowed = (search: URLSearchParams): boolean =>
  ["q", ...CHOSEN].some((name) => search.has(name));

/** A name, applied by the button or Enter. Remade with the address, so that Back shows what was asked. */
export function SpeciesSearch({ filters }: { filters: Filters }) {
  const asked = filters.search.get("q") ?? "";
  return (
    <search className="mt-6 block w-full max-w-2xl">
      <QueryForm
        key={asked}
        search={filters.search}
        names={["q"]}
        onSubmit={(event) => {
          event.preventDefault();
          filters.set({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label="Common or scientific name" className="min-w-48 grow">
          {(control) => (
            <Input {...control} name="q" type="search" maxLength={100} defaultValue={asked} />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </QueryForm>
    </search>
  );
}

export function SpeciesChoices({ filters }: { filters: Filters }) {
  const { search } = filters;
  return (
    <QueryForm search={search} names={CHOSEN} className="grid items-end gap-4 sm:grid-cols-3">
      {CHOICES.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          {(control) => (
            <NativeSelect
              {...control}
              name={name}
              options={[{ value: "", label: all }, ...options]}
              value={search.get(name) ?? ""}
              onChange={(event) => filters.set({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <ApplyButton label="Show species" className="justify-self-start" />
    </QueryForm>
  );
}

export function ClearSpeciesFilters({ filters }: { filters: Filters }) {
  if (!isSpeciesNarrowed(filters.search)) return null;
  return (
    <Button asChild variant="secondary">
      <Link to="/species" preventScrollReset>
        Clear all
      </Link>
    </Button>
  );
}
