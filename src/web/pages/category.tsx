import { data } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { useTrackAppearances } from "#src/domains/analytics/appearance-client.ts";
import type { ListingCardFacts } from "#src/domains/directory/listing/card-contract.ts";
import {
  type Category as CategoryFacts,
  findCategory,
} from "#src/domains/directory/listing/category-contract.ts";
import { CategoryIcon } from "#src/domains/directory/listing/components/category-icon.tsx";
import { useRememberedList } from "#src/domains/directory/listing/components/list-before.ts";
import { PlacementCard } from "#src/domains/directory/listing/components/placement-card.tsx";
import { useHighlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { listPromoted } from "#src/domains/directory/listing/queries.server.ts";
import { placementLabel } from "#src/domains/directory/listing/rules.ts";
import { categoryPicture } from "#src/domains/directory/listing/share-rules.ts";
import { toCard } from "#src/domains/directory/listing/to-card.server.ts";
import { readCategoryStats } from "#src/domains/search/category-stats.server.ts";
import { PriceFilter, RatingFilter } from "#src/domains/search/components/choice-filters.tsx";
import { FactFilters } from "#src/domains/search/components/fact-filters.tsx";
import { LayoutToggle } from "#src/domains/search/components/layout-toggle.tsx";
import { ListControls } from "#src/domains/search/components/list-controls.tsx";
import { ListError } from "#src/domains/search/components/list-error.tsx";
import { CityFilter } from "#src/domains/search/components/place-filters.tsx";
import { ResultsLayout } from "#src/domains/search/components/results-layout.tsx";
import { ResultsList } from "#src/domains/search/components/results-list.tsx";
import { ResultsMap } from "#src/domains/search/components/results-map.tsx";
import { TextFilter } from "#src/domains/search/components/text-filter.tsx";
import { type Filters, useFilters } from "#src/domains/search/components/use-filters.ts";
import type { CategoryStats, FoundCards, Sort } from "#src/domains/search/contract.ts";
import { conditionsOf } from "#src/domains/search/query-rules.ts";
import { readSearchQuery } from "#src/domains/search/read-search-query.server.ts";
import { searchCards } from "#src/domains/search/search.server.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/category";

export const meta: Route.MetaFunction = ({ matches, params, location }) => {
  const category = findCategory(params.category);
  return pageMeta(matches, {
    title: category?.name ?? "Category Not Found",
    description: category?.description ?? "The category you're looking for doesn't exist",
    canonicalPath: category && `/category/${category.id}`,
    isPrivate: !category || isNarrowed(location.search),
    picture: category && categoryPicture(category),
  });
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const category = findCategory(params.category);
  if (!category) return data(null, { status: 404 });
  const { db } = context.get(pageContext).services;
  const input = readSearchQuery(new URL(request.url).searchParams);
  const [found, stats, promoted] = await Promise.all([
    searchCards(db, { ...input, category: category.id, sort: input.sort ?? "rating" }),
    readCategoryStats(db, category.id),
    listPromoted(db, category.id),
  ]);
  const dated = found.businesses.filter(({ cardFacts }) => cardFacts?.some(({ since }) => since));
  renewedBy(context, `category:${category.id}`, ...dated.map(({ id }) => `business:${id}`));
  return { found, stats, promoted: promoted.map(toCard) };
}

export { ListError as ErrorBoundary };

export default function Category({ params, loaderData }: Route.ComponentProps) {
  const category = findCategory(params.category);
  const filters = useFilters();
  useRememberedList();
  if (!category || !loaderData) return <CategoryNotFound />;
  const { promoted } = loaderData;
  const leading = promoted.find(({ featuredLevel }) => featuredLevel === 3);
  return (
    <>
      <PageHeader
        contours={category.id}
        note={<CategoryIcon name={category.icon} className="size-6" />}
        title={category.name}
        lead={category.description}
      >
        <div className="grid items-end gap-6 lg:grid-cols-[1fr_24rem]">
          <TextFilter filters={filters} />
          {leading ? <Leading business={leading} /> : null}
        </div>
      </PageHeader>
      <Results category={category} filters={filters} {...loaderData} />
    </>
  );
}

/** What level 3 buys: a place in the header. */
function Leading({ business }: { business: ListingCardFacts }) {
  return (
    <section aria-label="Leading this category" className="lg:-mt-40">
      <h2 className="margin-note mb-1 w-fit bg-page px-1 text-ink-soft">
        {placementLabel([business])}
      </h2>
      <PlacementCard business={business} />
    </section>
  );
}

const FILTER_NAMES = ["city", "priceRange", "minRating", "facts"];
const SORTS: readonly Sort[] = ["featured", "rating", "reviews", "name"];

interface ResultsProps {
  category: CategoryFacts;
  filters: Filters;
  found: FoundCards;
  stats: CategoryStats;
  promoted: ListingCardFacts[];
}

function Results({ category, filters, found, stats, promoted }: ResultsProps) {
  const highlight = useHighlight();
  useTrackAppearances([...promoted, ...found.businesses]);
  const conditions = new URLSearchParams(conditionsOf(filters.search));
  conditions.set("category", category.id);
  return (
    <ResultsLayout
      panel={{
        filters,
        found,
        names: FILTER_NAMES,
        fields: (
          <>
            <CityFilter filters={filters} cities={stats.cities} />
            <PriceFilter filters={filters} />
            <RatingFilter filters={filters} />
            <FactFilters filters={filters} category={category.id} />
            <QuickStats stats={stats} />
          </>
        ),
      }}
      map={
        <ResultsMap
          label={`Map of ${category.name}`}
          conditions={conditions.toString()}
          businesses={found.businesses}
          highlight={highlight}
        />
      }
    >
      {promoted.length > 0 ? <TopSection name={category.name} promoted={promoted} /> : null}
      <h2 className="sr-only">All {category.name}</h2>
      <ResultsList
        found={found}
        filters={filters}
        highlight={highlight}
        layout={filters.search.get("view") === "list" ? "list" : "grid"}
        clearTo={`/category/${category.id}`}
        about={["category"]}
        controls={
          <ListControls filters={filters} sorts={SORTS} standard="rating">
            <LayoutToggle filters={filters} />
          </ListControls>
        }
      />
    </ResultsLayout>
  );
}

function TopSection({ name, promoted }: { name: string; promoted: readonly ListingCardFacts[] }) {
  return (
    <section aria-labelledby="top-section" className="mb-8 border-contour border-y bg-shoal p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="top-section" className="font-semibold font-serif text-xl">
          Top of {name}
        </h2>
        <p className="margin-note text-ink-soft">{placementLabel(promoted)}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {promoted.map((business) => (
          <li key={business.id}>
            <PlacementCard business={business} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickStats({ stats }: { stats: CategoryStats }) {
  return (
    <section aria-label="Quick Stats" className="flex flex-col gap-3">
      <h2 className="font-semibold">Quick Stats</h2>
      <StatCard label="Total businesses" value={formatNumber(stats.total)} />
      <StatCard label="Featured" value={formatNumber(stats.featured)} />
      <StatCard
        label="Average rating"
        value={stats.averageRating ?? "–"}
        origin="of places with reviews"
      />
    </section>
  );
}

function CategoryNotFound() {
  return (
    <NoticePage title="Category Not Found" to="/categories" label="All categories">
      The category you're looking for doesn't exist
    </NoticePage>
  );
}
