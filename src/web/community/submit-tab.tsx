import { Card } from "#src/design/primitives/card.tsx";
import { ReportForm } from "#src/domains/sightings/components/report-form.tsx";
import { AlertSection } from "./alert-section.tsx";

/** The forms with which anybody sends something in. */
export const SubmitTab = () => (
  <div className="grid items-start gap-8 xl:grid-cols-2">
    <Card asChild padding="lg">
      <section aria-labelledby="report-form" className="flex flex-col gap-5">
        <h2 id="report-form" className="text-2xl">
          Submit a species report
        </h2>
        <ReportForm />
      </section>
    </Card>
    <AlertSection />
  </div>
);
