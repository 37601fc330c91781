import { data } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { DeleteProjectButton } from "#src/domains/citizen-science/components/delete-project-button.tsx";
import { ProjectForm } from "#src/domains/citizen-science/components/project-form.tsx";
import { PROJECTS_PAGE, projectPath } from "#src/domains/citizen-science/limits-contract.ts";
import { readProjectPage } from "#src/domains/citizen-science/read-project-page.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/citizen-project-edit";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: "Edit a citizen science project",
    description: "Whoever began a citizen science project changes it here.",
    ...(loaderData && { canonicalPath: `${projectPath(Number(params.id))}/edit` }),
    isPrivate: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const found = await readProjectPage(services, viewer, { id: readRowId(params.id) });
  if (!found) return data(null, { status: 404 });
  const { project, mayManage } = found;
  return { project: mayManage ? project : null, id: project.id, isSignedIn: viewer !== null };
}

export default function CitizenProjectEdit({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <NoticePage title="Project not found" to={PROJECTS_PAGE} label="All projects" />;
  const { project, id, isSignedIn } = loaderData;
  if (!project) return <NotYours id={id} isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader
        note={<WayBack to={projectPath(id)}>{project.title}</WayBack>}
        title="Edit project"
        actions={<DeleteProjectButton project={project} />}
      />
      <div className="page-width py-8">
        <Card padding="lg" className="max-w-3xl">
          <ProjectForm key={id} project={project} name={project.organizer} />
        </Card>
      </div>
    </>
  );
}

const NotYours = ({ id, isSignedIn }: { id: number; isSignedIn: boolean }) =>
  isSignedIn ? (
    <NoticePage title="Access Denied" to={projectPath(id)} label="Back to the project">
      Only who made a project can change it.
    </NoticePage>
  ) : (
    <NoticePage title="Sign In Required" to="/login" label="Sign In">
      Only who made a project can change it.
    </NoticePage>
  );
