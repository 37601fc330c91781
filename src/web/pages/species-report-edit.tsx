import { data } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { listOpenProjects } from "#src/domains/citizen-science/read-joined.server.ts";
import { DeleteReportButton } from "#src/domains/sightings/components/delete-report-button.tsx";
import { EditReportForm } from "#src/domains/sightings/components/edit-report-form.tsx";
import { titleOf } from "#src/domains/sightings/components/report-title.ts";
import { editReportPath, reportPath } from "#src/domains/sightings/limits-contract.ts";
import { findReport } from "#src/domains/sightings/queries.server.ts";
import { tabPath } from "../community/community-tabs.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/species-report-edit";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: "Edit a species report",
    description: "Whoever sent a report in changes it here.",
    ...(loaderData && { canonicalPath: editReportPath(Number(params.id)) }),
    isPrivate: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const report = await findReport(services.db, readRowId(params.id), viewer);
  if (!report) return data(null, { status: 404 });
  const mayEdit = report.isOwn || Boolean(viewer?.isAdmin);
  const projects = await listOpenProjects(services.db, viewer);
  const isSignedIn = viewer !== null;
  return { report: mayEdit ? report : null, projects, id: report.id, isSignedIn };
}

export default function SpeciesReportEdit({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <NoticePage title="Report not found" to={tabPath("reports")} label="All species reports" />
    );
  const { report, projects, id, isSignedIn } = loaderData;
  if (!report) return <NotYours id={id} isSignedIn={isSignedIn} />;
  return (
    <>
      <PageHeader
        note={<WayBack to={reportPath(id)}>{titleOf(report)}</WayBack>}
        title="Edit report"
        actions={<DeleteReportButton report={report} goTo={tabPath("reports")} />}
      />
      <div className="page-width py-8">
        <Card padding="lg" className="max-w-3xl">
          <EditReportForm key={id} report={report} projects={projects} />
        </Card>
      </div>
    </>
  );
}

const NotYours = ({ id, isSignedIn }: { id: number; isSignedIn: boolean }) =>
  isSignedIn ? (
    <NoticePage title="Access Denied" to={reportPath(id)} label="Back to the report">
      Only who sent a report in can change it.
    </NoticePage>
  ) : (
    <NoticePage title="Sign In Required" to="/login" label="Sign In">
      Only who sent a report in can change it.
    </NoticePage>
  );
