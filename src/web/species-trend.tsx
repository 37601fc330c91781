import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { TrendCharts } from "#src/domains/sightings/components/trend-charts.tsx";
import { trendsPath } from "#src/domains/sightings/limits-contract.ts";
import type { Trend } from "#src/domains/sightings/trend-contract.ts";
import type { SpeciesDetail } from "#src/domains/species/contract.ts";

interface SpeciesTrendProps {
  species: Pick<SpeciesDetail, "id" | "commonName">;
  trend: Trend;
}

/** Counts with their effort, and threats, of two years. */
export const SpeciesTrend = ({ species, trend }: SpeciesTrendProps) => (
  <section aria-labelledby="trend" className="flex flex-col gap-4">
    <h2 id="trend" className="text-2xl">
      Population and threats
    </h2>
    {trend.states.length === 0 ? (
      <p>Nobody has counted it or reported a threat to it in the last two years.</p>
    ) : (
      <>
        <TrendCharts months={trend.months} about={species.commonName} />
        <p>
          <TextLink asChild>
            <Link to={trendsPath(species.id)} className="inline-flex min-h-11 items-center">
              By state
            </Link>
          </TextLink>
        </p>
      </>
    )}
  </section>
);
