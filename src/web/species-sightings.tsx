import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { ReportLines } from "#src/domains/sightings/components/report-lines.tsx";
import { ReportsMap } from "#src/domains/sightings/components/reports-map.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { formatNumber } from "#src/shared/plain-format.ts";

interface SpeciesSightingsProps {
  reports: readonly SpeciesReport[];
  total: number;
}

const LISTED = 8;

/** Where readers reported the species, on a chart and in words. */
export const SpeciesSightings = ({ reports, total }: SpeciesSightingsProps) => (
  <section aria-labelledby="sightings" className="flex flex-col gap-4">
    <h2 id="sightings" className="text-2xl">
      Reported by readers
    </h2>
    {total === 0 ? (
      <p>Nobody has reported it here yet.</p>
    ) : (
      <>
        <ReportsMap
          reports={reports}
          ariaLabel="Chart of where readers reported it"
          className="h-80 border border-ink"
        />
        <p>
          <span className="figures">{formatNumber(total)}</span>{" "}
          {total === 1 ? "report" : "reports"}, the latest:
        </p>
        <ReportLines reports={reports.slice(0, LISTED)} hasTitle={false} />
      </>
    )}
    <p>
      <TextLink asChild>
        <Link to="/community-tracking?tab=submit" className="inline-flex min-h-11 items-center">
          Report one that you saw
        </Link>
      </TextLink>
    </p>
  </section>
);
