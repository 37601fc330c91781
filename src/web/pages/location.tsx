import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { findCategory } from "#src/domains/directory/category-contract.ts";
import { BusinessGrid } from "#src/domains/directory/components/business-grid.tsx";
import { ChipLink } from "#src/domains/directory/components/chip-link.tsx";
import { LoadMore } from "#src/domains/directory/components/load-more.tsx";
import { NoBusinesses } from "#src/domains/directory/components/no-businesses.tsx";
import { ResultsMap } from "#src/domains/directory/components/results-map.tsx";
import { countByCategory } from "#src/domains/directory/queries.server.ts";
import { readAddress } from "#src/domains/directory/read-address.server.ts";
import { totalText } from "#src/domains/directory/rules.ts";
import { searchBusinesses } from "#src/domains/directory/search.server.ts";
import { locationPicture, SHARE_NAME_MAX } from "#src/domains/directory/share-rules.ts";
import { pageContext } from "../page-context.server.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/location";

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: loaderData ? `Waterfront places in ${loaderData.name}` : "Places by location",
    description: loaderData
      ? `${loaderData.found.totalCount} waterfront businesses in ${loaderData.name}: restaurants, marinas, charters and more.`
      : "Waterfront businesses of a town, a state or a stretch of coast.",
    canonicalPath: loaderData
      ? `/location?location=${encodeURIComponent(loaderData.name)}`
      : "/location",
    isPrivate:
      loaderData?.found.totalCount === 0 ||
      isNarrowed(location.search, ["city", "state", "location"]),
    picture:
      loaderData && loaderData.found.totalCount > 0 && loaderData.name.length <= SHARE_NAME_MAX
        ? locationPicture(loaderData.name)
        : undefined,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const input = readAddress(new URL(request.url).searchParams);
  const name = input.location ?? input.city;
  if (!name) return null;
  const { db } = context.get(pageContext).services;
  const [found, counts] = await Promise.all([
    searchBusinesses(db, input),
    countByCategory(db, input),
  ]);
  return { name, found, popular: topFour(counts) };
}

const topFour = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4);

export default function Location({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHeader title="Places by location" contours="location" />
        <div className="page-width py-8">
          <EmptyState title="Which place?">Choose a destination on the home page.</EmptyState>
        </div>
      </>
    );
  }
  const { name, found, popular } = loaderData;
  return (
    <>
      <PageHeader
        contours={name}
        title={name}
        lead={
          <>
            <span className="figures">{totalText(found.totalCount, found.totalIsCapped)}</span>{" "}
            waterfront {found.totalCount === 1 ? "business" : "businesses"}
          </>
        }
      >
        {popular.length > 0 ? (
          <section aria-label={`Popular in ${name}`} className="mt-6 flex flex-col gap-3">
            <h2 className="font-semibold font-serif text-xl">Popular in {name}</h2>
            <ul className="flex flex-wrap gap-2">
              {popular.map(([category, count]) => (
                <li key={category}>
                  <ChipLink to={`/search?${new URLSearchParams({ category, city: name })}`}>
                    {findCategory(category)?.name ?? category}
                    <span className="figures text-ink-soft">{count}</span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </PageHeader>
      <div className="page-width grid items-start gap-6 py-6 lg:grid-cols-[1fr_24rem]">
        <div>
          {found.businesses.length === 0 ? (
            <NoBusinesses clearTo="/categories" />
          ) : (
            <BusinessGrid businesses={found.businesses} isBesideMap />
          )}
          <LoadMore shown={found.businesses.length} total={found.totalCount} />
        </div>
        <div className="lg:sticky lg:top-4">
          <ResultsMap businesses={found.businesses} label={`Map of ${name}`} />
        </div>
      </div>
    </>
  );
}
