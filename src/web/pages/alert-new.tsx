import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { AlertForm } from "#src/domains/alerts/components/alert-form.tsx";
import { ALERTS_PAGE, NEW_ALERT_PAGE } from "#src/domains/alerts/limits-contract.ts";
import { WayBack } from "../layout/way-back.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/alert-new";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create a conservation alert",
    description: "Warn others of what threatens life on the water’s edge.",
    canonicalPath: NEW_ALERT_PAGE,
  });

export default function AlertNew() {
  return (
    <>
      <PageHeader
        note={<WayBack to={ALERTS_PAGE}>Conservation alerts</WayBack>}
        title="Create a conservation alert"
        lead="It is on the list at once, and those who asked for such alerts are mailed."
      />
      <div className="page-width py-8">
        <Card padding="lg" className="max-w-3xl">
          <AlertForm />
        </Card>
      </div>
    </>
  );
}
