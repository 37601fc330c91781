import { Card } from "#src/design/primitives/card.tsx";
import { AlertForm } from "#src/domains/alerts/components/alert-form.tsx";

/** The conservation alert form of the tab Submit. */
export const AlertSection = () => (
  <Card asChild padding="lg">
    <section aria-labelledby="submit-alert" className="flex flex-col gap-5">
      <h2 id="submit-alert" className="scroll-mt-24 text-2xl">
        Conservation alert
      </h2>
      <AlertForm />
    </section>
  </Card>
);
