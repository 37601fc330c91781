import { ReportLines } from "#src/domains/sightings/components/report-lines.tsx";
import { TakeOffButton } from "#src/domains/sightings/components/take-off-button.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { formatNumber } from "#src/shared/plain-format.ts";

interface ProjectReportsProps {
  found: ListPage<SpeciesReport>;
  mayManage: boolean;
}

/** What members reported for a project, as the reader may see it. */
export function ProjectReports({ found: { items, total }, mayManage }: ProjectReportsProps) {
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-4">
      <h2 id="reports" className="text-2xl">
        Species reports
      </h2>
      {total === 0 ? (
        <p className="text-ink-soft">No reports are listed for it so far.</p>
      ) : (
        <>
          <p>
            <span className="figures">{formatNumber(total)}</span>{" "}
            {total === 1 ? "report" : "reports"}
            {total > items.length ? `, the latest ${items.length}` : null}:
          </p>
          <ReportLines
            reports={items}
            actionOf={(report) => (mayManage ? <TakeOffButton report={report} /> : null)}
          />
        </>
      )}
      <p className="text-ink-soft text-sm">
        Reports of threatened species are counted for the project and not listed here: that would
        tell where they are.
      </p>
    </section>
  );
}
