import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { ProjectForm } from "#src/domains/research/components/project-form.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/research-new";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Submit a research project",
    description: "Put your study of life on the water’s edge on the list and find collaborators.",
    canonicalPath: "/research/new",
  });

export default function ResearchNew() {
  const viewer = useViewer();
  return (
    <>
      <PageHeader
        note={<WayBack to="/research">Research Projects</WayBack>}
        title="Submit a research project"
        lead="It is on the list at once. People who want to help write to you through Landfall."
      />
      <div className="page-width py-8">
        <Card padding="lg" className="max-w-3xl">
          <ProjectForm key={viewer.status} viewer={viewer} />
        </Card>
      </div>
    </>
  );
}
