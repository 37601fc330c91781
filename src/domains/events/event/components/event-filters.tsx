import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { isBackwards } from "../day-spans.ts";
import { EVENT_CATEGORIES, EVENT_STATES, SEASONS } from "../limits-contract.ts";
import { FOUND_ANCHOR, toFound } from "./found-anchor.ts";

const DAYS = ["startDate", "endDate"];
const NAMES = ["category", "season", "state", ...DAYS];
const CONDITIONS = ["q", "near", "city", "featured", ...NAMES];

/** Anything that makes the list smaller. */
export const isNarrowedTo = (search: URLSearchParams): boolean =>
  CONDITIONS.some((name) => search.has(name));

interface EventFiltersProps {
  filters: Filters;
  /** What was found with them, in words. */
  found: string;
}

/** Opens and closes by itself; open from the start when one is set that only it shows, or is wrong. */
export function EventFilters({ filters, found }: EventFiltersProps) {
  const { search } = filters;
  const set = NAMES.filter((name) => search.has(name));
  const isWrong = isBackwards(search.get("startDate"), search.get("endDate"));
  const isOpen = isWrong || set.some((name) => !DAYS.includes(name));
  return (
    <details open={isOpen} className="group/filters border-line border-y">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-semibold">
        <SlidersHorizontal aria-hidden className="size-4" /> Filters
        {set.length > 0 ? <span className="figures">({set.length})</span> : null}
        <ChevronDown aria-hidden className="ml-auto size-4 group-open/filters:rotate-180" />
      </summary>
      <QueryForm
        search={search}
        names={NAMES}
        anchor={FOUND_ANCHOR}
        className="flex flex-col gap-4 pb-5"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ChoiceFilter
            filters={filters}
            name="category"
            label="Category"
            all="All categories"
            options={EVENT_CATEGORIES}
          />
          <ChoiceFilter
            filters={filters}
            name="season"
            label="Season"
            all="All seasons"
            options={SEASONS}
          />
          <ChoiceFilter
            filters={filters}
            name="state"
            label="State"
            all="All states"
            options={EVENT_STATES}
          />
          <DayFilter filters={filters} name="startDate" label="From" />
          <DayFilter
            filters={filters}
            name="endDate"
            label="To"
            error={isWrong ? "This day is before From and does not count." : undefined}
          />
        </div>
        <ApplyButton label="Show events" className="self-start" />
        {/* While somebody chooses, what is found lies below the screen of a phone. */}
        <Button asChild variant="secondary" className="sticky bottom-4 z-10 self-start sm:hidden">
          <a href={toFound("")}>See {found}</a>
        </Button>
      </QueryForm>
    </details>
  );
}

interface FilterProps {
  filters: Filters;
  name: string;
  label: string;
}

function ChoiceFilter(props: FilterProps & { all: string; options: readonly string[] }) {
  const { filters, name, label, all, options } = props;
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          options={[
            { value: "", label: all },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
          value={filters.search.get(name) ?? ""}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function DayFilter({ filters, name, label, error }: FilterProps & { error?: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          value={filters.search.get(name) ?? ""}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** The search box and all filters, gone at once. */
export function ClearAll({ filters }: { filters: Filters }) {
  if (!isNarrowedTo(filters.search)) return null;
  return (
    <Button asChild variant="secondary">
      <Link to="/events" preventScrollReset>
        Clear all
      </Link>
    </Button>
  );
}
