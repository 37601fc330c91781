import type { ReactNode } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { QueryForm } from "./query-form.tsx";
import type { Filters } from "./use-filters.ts";

interface ListFiltersProps {
  filters: Filters;
  label: string;
  /** The conditions of its fields, besides the words. */
  names: readonly string[];
  /** Fields for them. */
  children: ReactNode;
}

/** Words and conditions above a list. A choice counts at once; words by the button or Enter. */
export function ListFilters({ filters, label, names, children }: ListFiltersProps) {
  const { search } = filters;
  const words = search.get("q") ?? "";
  const all = ["q", ...names];
  return (
    <search className="block">
      <QueryForm
        key={words}
        search={search}
        names={all}
        onSubmit={(event) => {
          event.preventDefault();
          filters.set({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label={label} className="min-w-48 grow">
          {(control) => (
            <Input {...control} name="q" type="search" maxLength={200} defaultValue={words} />
          )}
        </Field>
        {children}
        <Button type="submit">Search</Button>
        {all.some((name) => search.has(name)) ? (
          <Button asChild variant="secondary">
            <Link
              to={filters.linkTo(Object.fromEntries(all.map((name) => [name, null])))}
              preventScrollReset
            >
              Clear all
            </Link>
          </Button>
        ) : null}
      </QueryForm>
    </search>
  );
}
