import { AlertSection } from "./alert-section.tsx";
import { ReportSection } from "./report-section.tsx";

/** The forms with which anybody sends something in. */
export const SubmitTab = () => (
  <div className="grid items-start gap-8 xl:grid-cols-2">
    <ReportSection />
    <AlertSection />
  </div>
);
