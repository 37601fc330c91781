import type { SpeciesReport } from "../contract.ts";
import { ReportCard } from "./report-card.tsx";

export const ReportList = ({ reports }: { reports: readonly SpeciesReport[] }) => (
  <ul className="grid gap-6 md:grid-cols-2">
    {reports.map((report) => (
      <li key={report.id} className="min-w-0">
        <ReportCard report={report} />
      </li>
    ))}
  </ul>
);
