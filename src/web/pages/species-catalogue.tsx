import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import { GroupTiles } from "#src/domains/species/components/group-tiles.tsx";
import { SpeciesCard } from "#src/domains/species/components/species-card.tsx";
import { SPECIES_GROUPS } from "#src/domains/species/limits-contract.ts";
import { listSpecies } from "#src/domains/species/queries.server.ts";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import {
  ClearSpeciesFilters,
  isSpeciesNarrowed,
  SpeciesChoices,
  SpeciesSearch,
} from "../species-filters.tsx";
import { readSpeciesQuery } from "../species-query.server.ts";
import type { Route } from "./+types/species-catalogue";

const LEAD =
  "Whales to eelgrass: what lives along the US East and Gulf coasts, when it is there, and how to tell it from what looks like it.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Species",
    description: LEAD,
    keywords: ["marine life", "species", "identification"],
    canonicalPath: "/species",
    isPrivate: isSpeciesNarrowed(new URLSearchParams(location.search)),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).services;
  const filter = readSpeciesQuery(new URL(request.url).searchParams);
  const found = await listSpecies(db, filter);
  renewedBy(context, "catalogue:any");
  return { found, offset: filter.offset };
}

export default function SpeciesCatalogue({ loaderData }: Route.ComponentProps) {
  const filters = useFilters();
  const { found, offset } = loaderData;
  const { items, total } = found;
  const group = SPECIES_GROUPS.find(({ id }) => id === filters.search.get("group"));
  return (
    <>
      <PageHeader contours="species" title="Species" lead={LEAD}>
        <SpeciesSearch filters={filters} />
      </PageHeader>
      {isSpeciesNarrowed(filters.search) ? null : (
        <Section title="Browse by group" tone="shoal">
          <GroupTiles />
        </Section>
      )}
      <Section title={group?.name ?? "All species"}>
        <SpeciesChoices filters={filters} />
        <div className="my-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p aria-live="polite">
            <strong className="figures">{total}</strong> species
          </p>
          <ClearSpeciesFilters filters={filters} />
        </div>
        <EarlierResults offset={offset} total={total} />
        {total === 0 ? (
          <NoSpecies />
        ) : (
          <ul aria-busy={filters.isLoading} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((species) => (
              <li key={species.id}>
                <SpeciesCard species={species} />
              </li>
            ))}
          </ul>
        )}
        <LoadMore shown={offset + items.length} total={total} label="Load More" />
      </Section>
    </>
  );
}

const NoSpecies = () => (
  <EmptyState
    heading="h3"
    title="No species found"
    action={
      <Button asChild>
        <Link to="/species">Show all species</Link>
      </Button>
    }
  >
    Nothing is called that, or not there and then. Try part of a name, or fewer filters.
  </EmptyState>
);
