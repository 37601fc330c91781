import { HeatMap } from "#src/design/chart/heat-map.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import { TrendCharts } from "#src/domains/sightings/components/trend-charts.tsx";
import { TrendFilters } from "#src/domains/sightings/components/trend-filters.tsx";
import { TRENDS_PATH } from "#src/domains/sightings/limits-contract.ts";
import { readTrend } from "#src/domains/sightings/read-trend.server.ts";
import { readTrendChoices } from "#src/domains/sightings/read-trend-choices.server.ts";
import { type Trend, TrendFilter } from "#src/domains/sightings/trend-contract.ts";
import { monthText } from "#src/shared/calendar-days.ts";
import { tabPath } from "../community/community-tabs.ts";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/trends";

const LEAD = "What people counted and what threatens it, by species, state and month.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Populations and threats",
    description: LEAD,
    canonicalPath: TRENDS_PATH,
    isPrivate: location.search !== "",
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { db } = services;
  const asked = readFilter(new URL(request.url).searchParams, TrendFilter);
  const [trend, choices] = await Promise.all([
    readTrend(db, asked, new Date()),
    readTrendChoices(db),
  ]);
  const name = choices.species.find(({ id }) => id === asked.speciesId)?.name ?? "All species";
  return { trend, choices, about: `${name}, ${asked.state ?? "the whole coast"}` };
}

export default function Trends({ loaderData }: Route.ComponentProps) {
  const { trend, choices, about } = loaderData;
  const filters = useFilters();
  return (
    <>
      <PageHeader
        contours="trends"
        note={<WayBack to={tabPath("reports")}>Species reports</WayBack>}
        title="Populations and threats"
        lead={LEAD}
      />
      <div className="page-width flex flex-col gap-8 py-8">
        <TrendFilters filters={filters} choices={choices} />
        {trend.states.length === 0 ? (
          <NothingCounted />
        ) : (
          <section aria-labelledby="trend" className="flex flex-col gap-6">
            <h2 id="trend" className="text-2xl">
              {about}
            </h2>
            <TrendCharts months={trend.months} about={about} />
            <ByState trend={trend} about={about} />
          </section>
        )}
      </div>
    </>
  );
}

const ByState = ({ trend, about }: { trend: Trend; about: string }) => (
  <HeatMap
    title={`Counts and threats by state: ${about}`}
    origin="Reports of both types; a state is that of the square in which the place lies"
    rowHeader="State"
    columns={trend.months.map(
      ({ month }) => `${monthText(month).slice(0, 3)} ${month.slice(2, 4)}`,
    )}
    rows={trend.states.map(({ state, reports }) => ({
      ...{ label: state, shortLabel: state.slice(0, 7), values: reports },
    }))}
  />
);

const NothingCounted = () => (
  <EmptyState
    title="Nothing counted yet"
    heading="h2"
    action={
      <Button asChild>
        <Link to={tabPath("submit")}>Submit a report</Link>
      </Button>
    }
  >
    Choose “Population” as the type of a report and say for how many minutes you looked.
  </EmptyState>
);
