import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { REPORT_VIEWS, type ReportView } from "./report-views.ts";

interface ReportViewLinksProps {
  filters: Filters;
  view: ReportView;
}

/** The filters stay when the view changes. */
export const ReportViewLinks = ({ filters, view }: ReportViewLinksProps) => (
  <nav aria-label="Ways to look at the reports">
    <ul className="flex flex-wrap gap-2">
      {REPORT_VIEWS.map(({ value, label }, place) => (
        <li key={value}>
          <Button asChild variant={value === view ? "primary" : "secondary"}>
            <Link
              to={filters.linkTo({ view: place === 0 ? null : value })}
              aria-current={value === view ? "page" : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  </nav>
);
