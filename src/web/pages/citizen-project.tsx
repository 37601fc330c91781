import { Pencil } from "lucide-react";
import { data, useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { ContributionList } from "#src/domains/citizen-science/components/contribution-list.tsx";
import { FeatureButton } from "#src/domains/citizen-science/components/feature-button.tsx";
import { GoalProgress } from "#src/domains/citizen-science/components/goal-progress.tsx";
import { ProjectBadges } from "#src/domains/citizen-science/components/project-badges.tsx";
import { ReportProject } from "#src/domains/citizen-science/components/report-project.tsx";
import { TakePartPanel } from "#src/domains/citizen-science/components/take-part-panel.tsx";
import type { CitizenProject as Project } from "#src/domains/citizen-science/contract.ts";
import { PROJECTS_PAGE, projectPath } from "#src/domains/citizen-science/limits-contract.ts";
import { readProjectPage } from "#src/domains/citizen-science/read-project-page.server.ts";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import { formatLongDay, formatNumber } from "#src/shared/plain-format.ts";
import { ProjectReports } from "../community/project-reports.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/citizen-project";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.project.title,
        description: loaderData.project.description.slice(0, 160),
        canonicalPath: projectPath(loaderData.project.id),
      })
    : pageMeta(matches, {
        title: "Project not found",
        description: "There is no such citizen science project on Landfall.",
        isPrivate: true,
      });

const REPORTS_LISTED = 20;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const id = readRowId(params.id);
  const found = await readProjectPage(services, viewer, { id });
  if (!found) return data(null, { status: 404 });
  const asked = { projectId: id, limit: REPORTS_LISTED, offset: 0 };
  return { ...found, reported: await listReports(services.db, asked, viewer) };
}

export default function CitizenProject({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProjectNotFound />;
  const { project, contributions, reported, mayManage } = loaderData;
  return (
    <>
      <PageHeader
        contours={project.title}
        note={<WayBack to={PROJECTS_PAGE}>Citizen science projects</WayBack>}
        title={<span className="wrap-anywhere">{project.title}</span>}
        lead={`${project.organizer} · ${project.location}`}
        actions={<Actions project={project} mayManage={mayManage} />}
      >
        <div className="mt-4">
          <ProjectBadges project={project} />
        </div>
      </PageHeader>
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Sent />
          {project.isBlurred ? (
            <Alert tone="info" role="note">
              The exact place is kept from the public to protect the species, and so are words that
              tell it; its organizer, experts of its group and administrators see them.
            </Alert>
          ) : null}
          {project.isDemo ? (
            <Alert tone="info" role="note">
              This project is an invented example.
            </Alert>
          ) : null}
          {project.photo ? (
            <MediaImage
              src={project.photo}
              alt={`Photo of ${project.title}`}
              sizes="(min-width: 64rem) 48rem, 100vw"
              className="max-h-96 w-full object-cover"
            />
          ) : null}
          <p className="wrap-anywhere whitespace-pre-line">{project.description}</p>
          <Figures project={project} />
          <section aria-labelledby="contributions" className="flex flex-col gap-4">
            <h2 id="contributions" className="text-2xl">
              Latest contributions
            </h2>
            <ContributionList {...{ project, contributions, mayManage }} />
          </section>
          <ProjectReports found={reported} mayManage={mayManage} />
          <div>
            <ReportProject project={project} />
          </div>
        </div>
        <aside aria-label="Taking part">
          <TakePartPanel project={project} />
        </aside>
      </div>
    </>
  );
}

function Figures({ project }: { project: Project }) {
  const { participantCount, dataCollected, goalUnit, createdAt } = project;
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-4">
      <h2 id="figures" className="text-2xl">
        How far it is
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <StatCard
          label="Participants"
          value={formatNumber(participantCount)}
          origin={`since ${formatLongDay(createdAt)}`}
        />
        <StatCard label="Data collected" value={formatNumber(dataCollected)} origin={goalUnit} />
      </div>
      <GoalProgress project={project} />
    </section>
  );
}

/** On a phone joining lies below everything else. */
const Actions = ({ project, mayManage }: { project: Project; mayManage: boolean }) => (
  <>
    <Button asChild className="lg:hidden">
      <a href="#take-part">Take part</a>
    </Button>
    {mayManage ? (
      <Button asChild variant="secondary">
        <Link to={`${projectPath(project.id)}/edit`}>
          <Pencil aria-hidden /> Edit project
        </Link>
      </Button>
    ) : null}
    <FeatureButton project={project} />
  </>
);

const SENT: Readonly<Record<string, string>> = {
  project: "Project created",
  changes: "Changes saved",
  contribution: "Contribution counted",
};

/** After a form that was sent before the scripts had come. */
function Sent() {
  const title = SENT[useSearchParams()[0].get("sent") ?? ""];
  return title ? <Alert tone="ok" role="status" title={title} /> : null;
}

const ProjectNotFound = () => (
  <NoticePage title="Project not found" to={PROJECTS_PAGE} label="All projects">
    It may have been taken off, or the link was not complete.
  </NoticePage>
);
