import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { optionsOf } from "#src/shared/options-of.ts";
import { REPORT_TYPES, VERIFICATION_STATUSES } from "../limits-contract.ts";

const NAMES = ["q", "reportType", "verificationStatus"];

export const isNarrowedTo = (search: URLSearchParams): boolean =>
  NAMES.some((name) => search.has(name));

const TYPES = [{ value: "", label: "All types" }, ...optionsOf(REPORT_TYPES)];
const STATUSES = [{ value: "", label: "Any status" }, ...optionsOf(VERIFICATION_STATUSES)];

/** A choice counts at once; words by the button or Enter. Remade with the words of the address. */
export function ReportFilters({ filters, allPath }: { filters: Filters; allPath: string }) {
  const { search } = filters;
  const words = search.get("q") ?? "";
  const choice = (name: string, label: string, options: typeof TYPES) => (
    <Field label={label} className="min-w-40 grow sm:grow-0">
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
        <Field label="Search reports" className="min-w-48 grow">
          {(control) => (
            <Input {...control} name="q" type="search" maxLength={200} defaultValue={words} />
          )}
        </Field>
        {choice("reportType", "Filter by type", TYPES)}
        {choice("verificationStatus", "Filter by status", STATUSES)}
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
