import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { type DaySpan, spansFrom } from "../day-spans.ts";
import { toFound } from "./found-anchor.ts";
import { NearEvents } from "./near-events.tsx";

/** What most people look for, without opening the filters. */
export function QuickChoices({ filters, today }: { filters: Filters; today: string }) {
  const { search, linkTo } = filters;
  const isChosen = ({ startDate, endDate }: DaySpan) =>
    search.get("startDate") === startDate && search.get("endDate") === endDate;
  return (
    <nav aria-label="Soon and near" className="mt-4 flex flex-wrap gap-2">
      {spansFrom(today).map(({ label, ...span }) => (
        <Button
          key={label}
          asChild
          variant={isChosen(span) ? "primary" : "secondary"}
          aria-current={isChosen(span) || undefined}
        >
          <Link to={toFound(linkTo({ ...span, view: null, month: null }))}>{label}</Link>
        </Button>
      ))}
      <NearEvents filters={filters} />
    </nav>
  );
}
