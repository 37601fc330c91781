import { Form } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useTrackAppearances } from "#src/domains/analytics/appearance-client.ts";
import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { useRememberedList } from "#src/domains/directory/listing/components/list-before.ts";
import { useHighlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { locationPicture, SHARE_NAME_MAX } from "#src/domains/directory/listing/share-rules.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { listDestinations } from "#src/domains/search/category-stats.server.ts";
import { ChipLink } from "#src/domains/search/components/chip-link.tsx";
import { DestinationList } from "#src/domains/search/components/destination-list.tsx";
import { ListError } from "#src/domains/search/components/list-error.tsx";
import { ResultsLayout } from "#src/domains/search/components/results-layout.tsx";
import { ResultsList } from "#src/domains/search/components/results-list.tsx";
import { ResultsMap } from "#src/domains/search/components/results-map.tsx";
import { SortSelect } from "#src/domains/search/components/sort-select.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import type { Destination, FoundCards } from "#src/domains/search/contract.ts";
import { withTowns } from "#src/domains/search/find-towns.server.ts";
import { findPlaceName } from "#src/domains/search/place-name.server.ts";
import { conditionsOf } from "#src/domains/search/query-rules.ts";
import { readSearchQuery } from "#src/domains/search/read-search-query.server.ts";
import { searchCards } from "#src/domains/search/search.server.ts";
import { countByCategory } from "#src/domains/search/stored-counts.server.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { pageContext } from "../page-context.server.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/location";

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: loaderData?.name ? `Waterfront places in ${loaderData.name}` : "Places by location",
    description: loaderData?.name
      ? `${loaderData.found.totalCount} waterfront businesses in ${loaderData.name}: restaurants, marinas, charters and more.`
      : "Waterfront businesses of a town, a state or a stretch of coast.",
    canonicalPath: loaderData?.name
      ? `/location?location=${encodeURIComponent(loaderData.name)}`
      : "/location",
    isPrivate:
      loaderData?.found?.totalCount === 0 ||
      isNarrowed(location.search, ["city", "state", "location"]),
    picture:
      loaderData?.pictured && loaderData.pictured.length <= SHARE_NAME_MAX
        ? locationPicture(loaderData.pictured)
        : undefined,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const input = readSearchQuery(new URL(request.url).searchParams);
  const name = input.location ?? input.city ?? (input.state && STATES[input.state]);
  const { db } = context.get(pageContext).services;
  if (!name) return { name: null, pictured: null, destinations: await listDestinations(db) };
  const asked = await withTowns(db, input);
  const [found, counts, pictured] = await Promise.all([
    searchCards(db, asked),
    countByCategory(db, asked),
    findPlaceName(db, name),
  ]);
  return { name, pictured, found, popular: topFour(counts) };
}

const topFour = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4);

export { ListError as ErrorBoundary };

export default function Location({ loaderData }: Route.ComponentProps) {
  useRememberedList();
  if (loaderData.name === null) return <WhichPlace destinations={loaderData.destinations} />;
  return <Place {...loaderData} />;
}

function WhichPlace({ destinations }: { destinations: readonly Destination[] }) {
  return (
    <>
      <PageHeader
        title="Places by location"
        lead="A town, a state or a stretch of coast."
        contours="location"
      >
        <LocationForm />
      </PageHeader>
      <Section title="Popular Destinations">
        <DestinationList destinations={destinations} />
      </Section>
    </>
  );
}

/** A plain form: the address is the question, with or without scripts. */
function LocationForm() {
  return (
    <search className="mt-6 block max-w-xl">
      <Form action="/location" className="flex items-end gap-3">
        <Field label="Location" className="grow">
          {(control) => (
            <Input {...control} name="location" type="search" maxLength={200} required />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </Form>
    </search>
  );
}

interface PlaceProps {
  name: string;
  found: FoundCards;
  popular: [string, number][];
}

function Place({ name, found, popular }: PlaceProps) {
  const filters = useFilters();
  const highlight = useHighlight();
  useTrackAppearances(found.businesses);
  const conditions = conditionsOf(filters.search);
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
          <Popular name={name} popular={popular} conditions={conditions} />
        ) : null}
      </PageHeader>
      <ResultsLayout
        map={
          <ResultsMap
            label={`Map of ${name}`}
            conditions={conditions}
            businesses={found.businesses}
            highlight={highlight}
            areaPath="/search"
          />
        }
      >
        <h2 className="sr-only">Businesses in {name}</h2>
        <ResultsList
          found={found}
          filters={filters}
          highlight={highlight}
          clearTo="/location"
          about={["city", "state"]}
          controls={
            <SortSelect
              filters={filters}
              sorts={["featured", "rating", "reviews", "name", "newest"]}
              standard="featured"
            />
          }
        />
      </ResultsLayout>
    </>
  );
}

interface PopularProps extends Pick<PlaceProps, "name" | "popular"> {
  conditions: string;
}

function Popular({ name, popular, conditions }: PopularProps) {
  const inCategory = (category: string) => {
    const search = new URLSearchParams(conditions);
    search.set("category", category);
    return `/search?${search}`;
  };
  return (
    <section aria-label={`Popular in ${name}`} className="mt-6 flex flex-col gap-3">
      <h2 className="font-semibold font-serif text-xl">Popular in {name}</h2>
      <ul className="flex flex-wrap gap-2">
        {popular.map(([category, count]) => (
          <li key={category}>
            <ChipLink to={inCategory(category)}>
              {findCategory(category)?.name ?? category}
              <span className="figures text-ink-soft">{formatNumber(count)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
