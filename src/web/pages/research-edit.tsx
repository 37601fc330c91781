import { data } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { DeleteProjectButton } from "#src/domains/research/components/delete-project-button.tsx";
import { EditProjectForm } from "#src/domains/research/components/edit-project-form.tsx";
import { projectPath } from "#src/domains/research/limits-contract.ts";
import { readProjectPage } from "#src/domains/research/read-project-page.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/research-edit";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: "Edit a research project",
    description: "Whoever sent a research project in changes it here.",
    ...(loaderData && { canonicalPath: `/research/${params.id}/edit` }),
    isPrivate: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const found = await readProjectPage(services, viewer, { id: readRowId(params.id) });
  if (!found) return data(null, { status: 404 });
  const { project, mayManage, maySayStanding } = found;
  return data(
    {
      ...{ id: project.id, isSignedIn: viewer !== null, mayManage },
      project: maySayStanding ? project : null,
    },
    { status: maySayStanding || viewer === null ? 200 : 403 },
  );
}

export default function ResearchEdit({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NoticePage title="Research project not found" to="/research" label="All research projects" />
    );
  }
  const { project, id, isSignedIn, mayManage } = loaderData;
  if (!project) return <NotYours id={id} isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader
        note={<WayBack to={projectPath(id)}>{project.title}</WayBack>}
        title="Edit project"
        actions={mayManage ? <DeleteProjectButton project={project} /> : null}
        lead={mayManage ? undefined : "Its lead has confirmed it: you can say how it stands."}
      />
      <div className="page-width py-8">
        <Card padding="lg" className="max-w-3xl">
          <EditProjectForm key={id} {...{ project, mayManage }} />
        </Card>
      </div>
    </>
  );
}

const NotYours = ({ id, isSignedIn }: { id: number; isSignedIn: boolean }) =>
  isSignedIn ? (
    <NoticePage title="Access Denied" to={projectPath(id)} label="Back to the project">
      Only who leads or submitted a project can change it.
    </NoticePage>
  ) : (
    <NoticePage title="Sign In Required" to="/login" label="Sign In">
      Only who leads or submitted a project can change it.
    </NoticePage>
  );
