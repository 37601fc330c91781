import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { useTrackAppearances } from "#src/domains/analytics/appearance-client.ts";
import { useRememberedList } from "#src/domains/directory/listing/components/list-before.ts";
import { useHighlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { isRefused, loadSearch } from "#src/domains/search/client.ts";
import { AmenityFilters } from "#src/domains/search/components/amenity-filters.tsx";
import {
  CategoryFilter,
  PriceFilter,
  RatingFilter,
} from "#src/domains/search/components/choice-filters.tsx";
import { FactFilters } from "#src/domains/search/components/fact-filters.tsx";
import { ListControls } from "#src/domains/search/components/list-controls.tsx";
import { ListError } from "#src/domains/search/components/list-error.tsx";
import { NearMe } from "#src/domains/search/components/near-me.tsx";
import { StateFilter } from "#src/domains/search/components/place-filters.tsx";
import { ResultsLayout } from "#src/domains/search/components/results-layout.tsx";
import { ResultsList } from "#src/domains/search/components/results-list.tsx";
import { ResultsMap } from "#src/domains/search/components/results-map.tsx";
import { TextFilter } from "#src/domains/search/components/text-filter.tsx";
import { type Filters, useFilters } from "#src/domains/search/components/use-filters.ts";
import { useKeepRecentSearch } from "#src/domains/search/components/use-keep-recent-search.ts";
import type { FoundCards, Sort } from "#src/domains/search/contract.ts";
import { asksSomething, conditionsOf } from "#src/domains/search/query-rules.ts";
import { readSearchQuery } from "#src/domains/search/read-search-query.server.ts";
import { searchCards } from "#src/domains/search/search.server.ts";
import { nameSearch } from "#src/domains/search/search-name.ts";
import { pageContext } from "../page-context.server.ts";
import { browserQueryClient } from "../query-client.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: nameSearch(new URLSearchParams(location.search)) ?? "Search",
    description: "Search waterfront and boating businesses by name, place, category or position.",
    canonicalPath: "/search",
    isPrivate: isNarrowed(location.search),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const input = readSearchQuery(address);
  const { q, category, city, area, latitude } = input;
  if (!q && !category && !city && !area && latitude === undefined) return null;
  return searchCards(context.get(pageContext).services.db, input);
}

/** From page to page the call of the API answers, so that what was just asked is not asked again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  if (!asksSomething(address)) return null;
  try {
    return await loadSearch(browserQueryClient(), address);
  } catch (error) {
    if (isRefused(error)) return serverLoader();
    throw error;
  }
}

export { ListError as ErrorBoundary };

const SORTS: readonly Sort[] = ["featured", "rating", "name", "newest"];

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const filters = useFilters();
  useRememberedList();
  return (
    <>
      <PageHeader title="Search the waterfront" contours="search">
        <TextFilter filters={filters} />
      </PageHeader>
      {found ? (
        <Results found={found} filters={filters} />
      ) : (
        <ResultsLayout panel={filterPanel(filters, null)} map={null}>
          <EmptyState title="What are you looking for?" action={<NearMe />}>
            Type a name, a dish, a town or a kind of place, or look near you.
          </EmptyState>
        </ResultsLayout>
      )}
    </>
  );
}

const FILTER_NAMES = ["category", "state", "priceRange", "minRating", "facts", "amenities"];

const filterPanel = (filters: Filters, found: FoundCards | null) => ({
  filters,
  found,
  names: FILTER_NAMES,
  fields: <SearchFilters filters={filters} />,
});

function SearchFilters({ filters }: { filters: Filters }) {
  return (
    <>
      <CategoryFilter filters={filters} />
      <StateFilter filters={filters} />
      <PriceFilter filters={filters} />
      <RatingFilter filters={filters} />
      <FactFilters filters={filters} category={filters.search.get("category") ?? ""} />
      <AmenityFilters filters={filters} />
    </>
  );
}

function Results({ found, filters }: { found: FoundCards; filters: Filters }) {
  const highlight = useHighlight();
  useTrackAppearances(found.businesses);
  useKeepRecentSearch(filters.search, found.totalCount);
  return (
    <ResultsLayout
      panel={filterPanel(filters, found)}
      map={
        <ResultsMap
          label="Map of the results"
          conditions={conditionsOf(filters.search)}
          businesses={found.businesses}
          highlight={highlight}
        />
      }
    >
      <h2 className="sr-only">Results</h2>
      <ResultsList
        found={found}
        filters={filters}
        highlight={highlight}
        clearTo="/search"
        controls={<ListControls filters={filters} sorts={SORTS} standard="featured" />}
      />
    </ResultsLayout>
  );
}
