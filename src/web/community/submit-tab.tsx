import { AlertSection } from "./alert-section.tsx";
import type { ReportProjects } from "./report-projects.ts";
import { ReportSection } from "./report-section.tsx";

/** The forms with which anybody sends something in. */
export const SubmitTab = (chosen: ReportProjects) => (
  <div className="grid items-start gap-8 xl:grid-cols-2">
    <ReportSection {...chosen} />
    <AlertSection />
  </div>
);
