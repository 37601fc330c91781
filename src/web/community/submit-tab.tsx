import { Card } from "#src/design/primitives/card.tsx";
import { ReportForm } from "#src/domains/sightings/components/report-form.tsx";

/** The forms with which people send something in. */
export const SubmitTab = () => (
  <Card asChild padding="lg" className="max-w-3xl">
    <section aria-labelledby="report-form" className="flex flex-col gap-5">
      <h2 id="report-form" className="text-2xl">
        Submit a species report
      </h2>
      <ReportForm />
    </section>
  </Card>
);
