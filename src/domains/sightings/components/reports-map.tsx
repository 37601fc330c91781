import { PlacesMap } from "#src/domains/places/components/places-map.tsx";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { titleOf } from "./report-title.ts";

interface ReportsMapProps {
  reports: readonly SpeciesReport[];
  ariaLabel: string;
  className: string;
}

export const ReportsMap = ({ reports, ...frame }: ReportsMapProps) => (
  <PlacesMap
    places={reports.map((report) => ({
      ...report,
      ...{ label: titleOf(report), to: reportPath(report.id) },
    }))}
    {...frame}
  />
);
