import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { ProjectForm } from "#src/domains/citizen-science/components/project-form.tsx";
import { NEW_PROJECT_PAGE, PROJECTS_PAGE } from "#src/domains/citizen-science/limits-contract.ts";
import { WayBack } from "../layout/way-back.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/citizen-project-new";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Start a citizen science project",
    description: "Count, look for or clean up something on the water’s edge together.",
    canonicalPath: NEW_PROJECT_PAGE,
  });

export default function CitizenProjectNew() {
  const viewer = useViewer();
  const user = viewer.status === "authenticated" ? viewer.user : null;
  return (
    <>
      <PageHeader
        note={<WayBack to={PROJECTS_PAGE}>Citizen science projects</WayBack>}
        title="Start a citizen science project"
        lead="It is on the list at once. People join it, and what they contribute is counted."
      />
      <div className="page-width py-8">
        {viewer.status === "anonymous" ? (
          <Alert tone="info" role="note" title="Sign In Required">
            A project belongs to an account, so that somebody answers for it.
            <Button asChild className="mt-3 flex w-fit">
              <Link to={`/login?next=${encodeURIComponent(NEW_PROJECT_PAGE)}`}>Sign In</Link>
            </Button>
          </Alert>
        ) : (
          <Card padding="lg" className="max-w-3xl">
            <ProjectForm
              key={viewer.status}
              project={null}
              name={[user?.firstName, user?.lastName].filter(Boolean).join(" ")}
            />
          </Card>
        )}
      </div>
    </>
  );
}
