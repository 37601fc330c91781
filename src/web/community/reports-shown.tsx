import { ReportGallery } from "#src/domains/sightings/components/report-gallery.tsx";
import { ReportLines } from "#src/domains/sightings/components/report-lines.tsx";
import { ReportList } from "#src/domains/sightings/components/report-list.tsx";
import { ReportTimeline } from "#src/domains/sightings/components/report-timeline.tsx";
import { ReportsMap } from "#src/domains/sightings/components/reports-map.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import type { ReportView } from "./report-views.ts";

interface ReportsShownProps {
  view: ReportView;
  /** One page of them. */
  reports: readonly SpeciesReport[];
  /** What the chart shows. */
  mapped: readonly SpeciesReport[];
}

/** The reports in one of the views; beside a chart stands a list that says the same. */
export function ReportsShown({ view, reports, mapped }: ReportsShownProps) {
  if (view === "timeline") return <ReportTimeline reports={reports} />;
  if (view === "gallery") return <ReportGallery reports={reports} />;
  const isMap = view === "map";
  return (
    <div
      className={`grid items-start gap-6 ${isMap ? "lg:grid-cols-[2fr_3fr]" : "lg:grid-cols-[3fr_2fr]"}`}
    >
      <div className="min-w-0">
        {isMap ? <ReportLines reports={mapped} /> : <ReportList reports={reports} />}
      </div>
      <div className="order-first lg:sticky lg:top-20 lg:order-none">
        <ReportsMap
          reports={mapped}
          ariaLabel="Chart of the reports in the list"
          className={`border border-ink ${isMap ? "h-112 lg:h-[40rem]" : "h-72 lg:h-[34rem]"}`}
        />
      </div>
    </div>
  );
}
