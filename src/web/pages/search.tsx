import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { BusinessGrid } from "#src/domains/directory/components/business-grid.tsx";
import {
  CategoryFilter,
  OpenNowFilter,
  PriceFilter,
  RatingFilter,
} from "#src/domains/directory/components/choice-filters.tsx";
import { FactFilters } from "#src/domains/directory/components/fact-filters.tsx";
import { LoadMore } from "#src/domains/directory/components/load-more.tsx";
import { NearMe } from "#src/domains/directory/components/near-me.tsx";
import { NoBusinesses } from "#src/domains/directory/components/no-businesses.tsx";
import { RadiusFilter } from "#src/domains/directory/components/radius-filter.tsx";
import { ResultsLayout } from "#src/domains/directory/components/results-layout.tsx";
import { ResultsMap } from "#src/domains/directory/components/results-map.tsx";
import { SortSelect } from "#src/domains/directory/components/sort-select.tsx";
import { TextFilter } from "#src/domains/directory/components/text-filter.tsx";
import { type Filters, useFilters } from "#src/domains/directory/components/use-filters.ts";
import type { Sort } from "#src/domains/directory/contract.ts";
import { readAddress } from "#src/domains/directory/read-address.server.ts";
import { hasCondition, totalText } from "#src/domains/directory/rules.ts";
import { searchBusinesses } from "#src/domains/directory/search.server.ts";
import { pageContext } from "../page-context.server.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Search",
    description: "Search waterfront and boating businesses by name, place, category or position.",
    canonicalPath: "/search",
    isPrivate: isNarrowed(location.search),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const input = readAddress(new URL(request.url).searchParams);
  if (!hasCondition(input)) return null;
  return searchBusinesses(context.get(pageContext).services.db, input);
}

const SORTS: readonly Sort[] = ["featured", "rating", "name", "newest"];

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const filters = useFilters();
  return (
    <>
      <PageHeader title="Search the waterfront" contours="search">
        <TextFilter filters={filters} />
      </PageHeader>
      <ResultsLayout
        filters={<SearchFilters filters={filters} />}
        map={
          found && found.businesses.length > 0 ? (
            <ResultsMap businesses={found.businesses} label="Map of the results" />
          ) : null
        }
      >
        {found ? <Results found={found} filters={filters} /> : <NothingAsked />}
      </ResultsLayout>
    </>
  );
}

function SearchFilters({ filters }: { filters: Filters }) {
  return (
    <>
      <NearMe />
      <RadiusFilter filters={filters} />
      <CategoryFilter filters={filters} />
      <OpenNowFilter filters={filters} />
      <PriceFilter filters={filters} />
      <RatingFilter filters={filters} />
      <FactFilters filters={filters} category={filters.search.get("category") ?? ""} />
    </>
  );
}

function NothingAsked() {
  return (
    <EmptyState title="What are you looking for?">
      Type a name, a dish, a town or a kind of place, or look near you.
    </EmptyState>
  );
}

interface ResultsProps {
  found: NonNullable<Route.ComponentProps["loaderData"]>;
  filters: Filters;
}

function Results({ found, filters }: ResultsProps) {
  const hasPosition = filters.search.has("latitude");
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <p aria-live="polite">
          <strong className="figures">{totalText(found.totalCount, found.totalIsCapped)}</strong>{" "}
          {found.totalCount === 1 ? "place" : "places"}
          {found.corrected ? <> for “{found.corrected}”</> : null}
        </p>
        <SortSelect
          filters={filters}
          sorts={hasPosition ? [...SORTS, "distance"] : SORTS}
          standard="featured"
        />
      </div>
      {found.businesses.length === 0 ? (
        <NoBusinesses clearTo="/search" />
      ) : (
        <BusinessGrid businesses={found.businesses} isBesideMap />
      )}
      <LoadMore shown={found.businesses.length} total={found.totalCount} />
    </>
  );
}
