import { Card } from "#src/design/primitives/card.tsx";
import { ReportForm } from "#src/domains/sightings/components/report-form.tsx";
import type { ReportProjects } from "./report-projects.ts";

/** The species report form of the tab Submit, and of its own page. */
export const ReportSection = (chosen: ReportProjects) => (
  <Card asChild padding="lg" className="max-w-3xl">
    <section aria-labelledby="report-form" className="flex flex-col gap-5">
      <h2 id="report-form" className="text-2xl">
        Submit a species report
      </h2>
      <ReportForm key={chosen.projectId} {...chosen} />
    </section>
  </Card>
);
