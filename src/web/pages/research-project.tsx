import { Inbox, Pencil } from "lucide-react";
import { data, useSearchParams } from "react-router";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { CollaboratePanel } from "#src/domains/research/components/collaborate-panel.tsx";
import { FundingBadge, StatusBadge } from "#src/domains/research/components/project-badges.tsx";
import {
  NamedList,
  ProjectFacts,
  Publications,
} from "#src/domains/research/components/project-facts.tsx";
import { ReportProject } from "#src/domains/research/components/report-project.tsx";
import type { Project } from "#src/domains/research/contract.ts";
import { projectPath, requestsPath } from "#src/domains/research/limits-contract.ts";
import { readProjectPage } from "#src/domains/research/read-project-page.server.ts";
import { takesRequests } from "#src/domains/research/rules.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { researchData } from "../research-data.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/research-project";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const project = loaderData?.project;
  if (!project) {
    return pageMeta(matches, {
      title: "Research project not found",
      description: "There is no such research project on Landfall.",
      isPrivate: true,
    });
  }
  return pageMeta(matches, {
    title: `${project.title}, ${project.institution}`,
    description: project.description.slice(0, 160),
    keywords: project.targetSpecies.slice(0, 5),
    canonicalPath: projectPath(project.id),
    data: (baseUrl) => researchData(project, baseUrl),
    isPrivate: !loaderData.isStoodBy,
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const id = readRowId(params.id);
  const found = await readProjectPage(services, viewer, { id });
  if (!found) return data(null, { status: 404 });
  renewedBy(context, `research-project:${id}`);
  return found;
}

export default function ResearchProject({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProjectNotFound />;
  const { project, own, isLead } = loaderData;
  return (
    <>
      <PageHeader
        contours={project.title}
        note={<WayBack to="/research">Research Projects</WayBack>}
        title={<span className="wrap-anywhere">{project.title}</span>}
        lead={`${project.leadResearcher}, ${project.institution}`}
        actions={<Actions {...loaderData} />}
      >
        <div className="mt-4 flex flex-wrap gap-2">
          <StatusBadge status={project.status} />
          <FundingBadge status={project.fundingStatus} />
        </div>
      </PageHeader>
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Sent />
          <About project={project} />
          <NamedList title="Target species" items={project.targetSpecies} />
          <NamedList title="Data requests" items={project.dataRequests} />
          <NamedList title="Expected outcomes" items={project.expectedOutcomes} />
          <Publications items={project.publications} />
          <div>
            <ReportProject project={project} />
          </div>
        </div>
        <aside aria-label="Taking part">
          <CollaboratePanel key={project.id} {...{ project, own, isLead }} />
        </aside>
      </div>
    </>
  );
}

function About({ project }: { project: Project }) {
  return (
    <>
      <section aria-labelledby="about-project" className="flex flex-col gap-4">
        <h2 id="about-project" className="text-2xl">
          About this project
        </h2>
        <p className="wrap-anywhere whitespace-pre-line">{project.description}</p>
      </section>
      <section aria-labelledby="project-details" className="flex flex-col gap-4">
        <h2 id="project-details" className="text-2xl">
          Details
        </h2>
        <ProjectFacts project={project} />
      </section>
    </>
  );
}

interface ActionsProps {
  project: Project;
  mayManage: boolean;
  maySayStanding: boolean;
  isLead: boolean;
}

/** On a phone the form lies below everything else. */
const Actions = ({ project, mayManage, maySayStanding, isLead }: ActionsProps) => (
  <>
    {takesRequests(project) && !isLead ? (
      <Button asChild className="lg:hidden">
        <a href="#collaborate">Collaborate</a>
      </Button>
    ) : null}
    {mayManage ? (
      <Button asChild variant="secondary">
        <Link to={requestsPath(project.id)}>
          <Inbox aria-hidden /> Requests
        </Link>
      </Button>
    ) : null}
    {maySayStanding ? (
      <Button asChild variant="secondary">
        <Link to={`${projectPath(project.id)}/edit`}>
          <Pencil aria-hidden /> Edit project
        </Link>
      </Button>
    ) : null}
  </>
);

const SENT: Readonly<Record<string, string>> = {
  project: "Project Submitted",
  changes: "Changes saved",
};

/** After a form that was sent before the scripts had come, until another one is refused. */
function Sent() {
  const isRefused = useFormOutcome().message !== undefined;
  const title = SENT[useSearchParams()[0].get("sent") ?? ""];
  return title && !isRefused ? <Alert tone="ok" role="status" title={title} /> : null;
}

const ProjectNotFound = () => (
  <NoticePage title="Research project not found" to="/research" label="All research projects">
    It may have been taken off, or the link was not complete.
  </NoticePage>
);
