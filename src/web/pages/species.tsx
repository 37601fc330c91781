import { data } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { MAPPED_MAX } from "#src/domains/sightings/limits-contract.ts";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import { readTrend } from "#src/domains/sightings/read-trend.server.ts";
import { Cite, SourceList } from "#src/domains/species/components/cite.tsx";
import { GroupEmblem } from "#src/domains/species/components/group-emblem.tsx";
import { LookAlikes } from "#src/domains/species/components/look-alikes.tsx";
import { SafetyCard } from "#src/domains/species/components/safety-card.tsx";
import { SeasonStrip } from "#src/domains/species/components/season-strip.tsx";
import { CiteText, SpeciesFacts } from "#src/domains/species/components/species-facts.tsx";
import { StatusCard } from "#src/domains/species/components/status-card.tsx";
import type { SpeciesDetail } from "#src/domains/species/contract.ts";
import { SPECIES_GROUPS } from "#src/domains/species/limits-contract.ts";
import { findSpecies } from "#src/domains/species/queries.server.ts";
import { wormsAddress } from "#src/domains/species/rules.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import { speciesData } from "../species-data.ts";
import { SpeciesSightings } from "../species-sightings.tsx";
import { SpeciesTrend } from "../species-trend.tsx";
import type { Route } from "./+types/species";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const species = loaderData?.species;
  if (!species) {
    return pageMeta(matches, {
      title: "Species not found",
      description: "There is no such species on Landfall.",
      isPrivate: true,
    });
  }
  return pageMeta(matches, {
    title: `${species.commonName} (${species.scientificName})`,
    description: species.description.slice(0, 160),
    keywords: [species.commonName, species.scientificName, ...species.otherNames.slice(0, 5)],
    canonicalPath: `/species/${species.id}`,
    data: (baseUrl) => speciesData(species, baseUrl),
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const { db } = services;
  const species = await findSpecies(db, readRowId(params.id));
  if (!species) return data(null, { status: 404 });
  const asked = { speciesId: species.id, limit: MAPPED_MAX, offset: 0 };
  const [reported, trend] = await Promise.all([
    listReports(db, asked, viewer),
    readTrend(db, { speciesId: species.id }, new Date()),
  ]);
  return { species, reported, trend };
}

export default function SpeciesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SpeciesNotFound />;
  const { species, reported, trend } = loaderData;
  return (
    <>
      <PageHeader
        contours={`species ${species.id}`}
        note={<Crumbs species={species} />}
        title={species.commonName}
        lead={<i lang="la">{species.scientificName}</i>}
      />
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Looks species={species} />
          <section aria-labelledby="facts" className="flex flex-col gap-4">
            <h2 id="facts" className="text-2xl">
              At a glance
            </h2>
            <SpeciesFacts species={species} />
          </section>
          <section aria-labelledby="when" className="flex flex-col gap-4">
            <h2 id="when" className="text-2xl">
              Where and when
            </h2>
            <SeasonStrip seen={species.seen} />
          </section>
          <SpeciesSightings reports={reported.items} total={reported.total} />
          <SpeciesTrend species={species} trend={trend} />
          {species.lookAlikes.length > 0 ? (
            <section aria-labelledby="look-alikes" className="flex flex-col gap-4">
              <h2 id="look-alikes" className="text-2xl">
                Look-alikes
              </h2>
              <LookAlikes species={species} />
            </section>
          ) : null}
        </div>
        <aside aria-label="Safety, status and sources" className="flex flex-col gap-6">
          <SafetyCard species={species} />
          <StatusCard species={species} />
          <Sources species={species} />
        </aside>
      </div>
    </>
  );
}

interface PartProps {
  species: SpeciesDetail;
}

function Crumbs({ species }: PartProps) {
  const group = SPECIES_GROUPS.find(({ id }) => id === species.group);
  const steps = [
    { to: "/", name: "Home" },
    { to: "/species", name: "Species" },
    { to: `/species?group=${species.group}`, name: group?.name ?? "Group" },
  ];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-x-2">
            <TextLink asChild variant="quiet" className="inline-flex min-h-11 items-center">
              <Link to={to}>{name}</Link>
            </TextLink>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="flex items-center">
          {species.commonName}
        </li>
      </ol>
    </nav>
  );
}

function Looks({ species }: PartProps) {
  return (
    <section aria-labelledby="looks" className="grid items-start gap-6 sm:grid-cols-[12rem_1fr]">
      <GroupEmblem
        group={species.group}
        className="aspect-3/2 w-full max-w-72 border border-line sm:max-w-none"
      />
      <div className="flex flex-col gap-3">
        <h2 id="looks" className="text-2xl">
          What it looks like
        </h2>
        <p className="text-lg">
          {species.description}
          <CiteText fact="description" species={species} />
        </p>
        {species.otherNames.length > 0 ? (
          <p className="text-ink-soft text-sm">Also called {species.otherNames.join(", ")}.</p>
        ) : null}
        <p className="text-ink-soft text-sm">The drawing stands for the group, not the species.</p>
      </div>
    </section>
  );
}

function Sources({ species }: PartProps) {
  const { aphiaId, aphiaSources, sources } = species;
  return (
    <section aria-labelledby="sources" className="flex flex-col gap-3">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      {aphiaId === null ? null : (
        <p className="text-sm">
          <TextLink
            href={wormsAddress(aphiaId)}
            rel="noopener"
            className="inline-flex min-h-11 items-center"
          >
            World Register of Marine Species
          </TextLink>
          , AphiaID <span className="figures">{aphiaId}</span>
          <Cite keys={aphiaSources} sources={sources} />
        </p>
      )}
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
      <p className="text-ink-soft text-sm">
        What has no number is general knowledge in Landfall’s own words. What could not be looked up
        is left out.
      </p>
    </section>
  );
}

const SpeciesNotFound = () => (
  <NoticePage title="Species not found" to="/species" label="Show all species">
    There is no species at this address.
  </NoticePage>
);
