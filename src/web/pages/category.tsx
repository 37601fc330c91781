import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { findCategory } from "#src/domains/directory/category-contract.ts";
import { BusinessGrid } from "#src/domains/directory/components/business-grid.tsx";
import { CategoryIcon } from "#src/domains/directory/components/category-icon.tsx";
import {
  CityFilter,
  OpenNowFilter,
  PriceFilter,
  RatingFilter,
} from "#src/domains/directory/components/choice-filters.tsx";
import { FactFilters } from "#src/domains/directory/components/fact-filters.tsx";
import { LayoutToggle } from "#src/domains/directory/components/layout-toggle.tsx";
import { LoadMore } from "#src/domains/directory/components/load-more.tsx";
import { NoBusinesses } from "#src/domains/directory/components/no-businesses.tsx";
import { ResultsLayout } from "#src/domains/directory/components/results-layout.tsx";
import { ResultsMap } from "#src/domains/directory/components/results-map.tsx";
import { SortSelect } from "#src/domains/directory/components/sort-select.tsx";
import { TextFilter } from "#src/domains/directory/components/text-filter.tsx";
import { useFilters } from "#src/domains/directory/components/use-filters.ts";
import type { CategoryStats } from "#src/domains/directory/contract.ts";
import { listPromoted, readCategoryStats } from "#src/domains/directory/queries.server.ts";
import { readAddress } from "#src/domains/directory/read-address.server.ts";
import { totalText } from "#src/domains/directory/rules.ts";
import { searchBusinesses } from "#src/domains/directory/search.server.ts";
import { categoryPicture } from "#src/domains/directory/share-rules.ts";
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
  const input = readAddress(new URL(request.url).searchParams);
  const [found, stats, promoted] = await Promise.all([
    searchBusinesses(db, { ...input, category: category.id, sort: input.sort ?? "rating" }),
    readCategoryStats(db, category.id),
    listPromoted(db, category.id),
  ]);
  renewedBy(context, `category:${category.id}`);
  return { found, stats, promoted };
}

export default function Category({ params, loaderData }: Route.ComponentProps) {
  const category = findCategory(params.category);
  const filters = useFilters();
  if (!category || !loaderData) return <CategoryNotFound />;
  const { found, stats, promoted } = loaderData;
  const layout = filters.search.get("view") === "list" ? "list" : "grid";
  return (
    <>
      <PageHeader
        contours={category.id}
        note={<CategoryIcon name={category.icon} className="size-6" />}
        title={category.name}
        lead={category.description}
      >
        <TextFilter filters={filters} />
      </PageHeader>
      <ResultsLayout
        filters={
          <>
            <CityFilter filters={filters} cities={stats.cities} />
            <PriceFilter filters={filters} />
            <RatingFilter filters={filters} />
            <OpenNowFilter filters={filters} />
            <FactFilters filters={filters} category={category.id} />
            <QuickStats stats={stats} />
          </>
        }
        map={<ResultsMap businesses={found.businesses} label={`Map of ${category.name}`} />}
      >
        {promoted.length > 0 ? (
          <section aria-label="Top of this category" className="mb-8 bg-shoal p-4">
            <h2 className="mb-3 font-semibold font-serif text-xl">
              Top of {category.name} <span className="text-ink-soft text-sm">paid placement</span>
            </h2>
            <BusinessGrid businesses={promoted} isBesideMap />
          </section>
        ) : null}
        <h2 className="sr-only">All {category.name}</h2>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <p aria-live="polite">
            <strong className="figures">{totalText(found.totalCount, found.totalIsCapped)}</strong>{" "}
            {found.totalCount === 1 ? "place" : "places"}
          </p>
          <div className="flex items-end gap-3">
            <SortSelect
              filters={filters}
              sorts={["featured", "rating", "reviews", "name"]}
              standard="rating"
            />
            <LayoutToggle filters={filters} />
          </div>
        </div>
        {found.businesses.length === 0 ? (
          <NoBusinesses clearTo={`/category/${category.id}`} />
        ) : (
          <BusinessGrid businesses={found.businesses} layout={layout} isBesideMap />
        )}
        <LoadMore shown={found.businesses.length} total={found.totalCount} />
      </ResultsLayout>
    </>
  );
}

function QuickStats({ stats }: { stats: CategoryStats }) {
  return (
    <section aria-label="Quick Stats" className="flex flex-col gap-3">
      <h2 className="font-semibold">Quick Stats</h2>
      <StatCard label="Total businesses" value={stats.total} />
      <StatCard label="Featured" value={stats.featured} />
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
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="Category Not Found"
        action={
          <Button asChild>
            <Link to="/categories">All categories</Link>
          </Button>
        }
      >
        The category you're looking for doesn't exist
      </EmptyState>
    </div>
  );
}
