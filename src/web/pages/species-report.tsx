import { Pencil } from "lucide-react";
import { data, useSearchParams } from "react-router";
import { Refused } from "#src/design/form/refused.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { projectPath } from "#src/domains/citizen-science/limits-contract.ts";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { CommentsPanel } from "#src/domains/sightings/components/comments-panel.tsx";
import { FlagReport } from "#src/domains/sightings/components/flag-report.tsx";
import { HistoryList } from "#src/domains/sightings/components/history-list.tsx";
import { OpinionsPanel } from "#src/domains/sightings/components/opinions-panel.tsx";
import { QualityCard } from "#src/domains/sightings/components/quality-card.tsx";
import { TypeBadge, VerificationBadge } from "#src/domains/sightings/components/report-badges.tsx";
import { ReportFacts } from "#src/domains/sightings/components/report-facts.tsx";
import { ReportLines } from "#src/domains/sightings/components/report-lines.tsx";
import { titleOf } from "#src/domains/sightings/components/report-title.ts";
import { ReportsMap } from "#src/domains/sightings/components/reports-map.tsx";
import { UpvoteButton } from "#src/domains/sightings/components/upvote-button.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { findDuplicates } from "#src/domains/sightings/find-similar.server.ts";
import { editReportPath, reportPath } from "#src/domains/sightings/limits-contract.ts";
import { findReport } from "#src/domains/sightings/queries.server.ts";
import { readDiscussion } from "#src/domains/sightings/read-discussion.server.ts";
import { tabPath } from "../community/community-tabs.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/species-report";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const report = loaderData?.report;
  return pageMeta(matches, {
    title: report ? `${titleOf(report)}, ${report.location}` : "Report not found",
    description: report?.description.slice(0, 160) ?? "There is no such report on Landfall.",
    ...(report ? { canonicalPath: reportPath(report.id) } : { isPrivate: true }),
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const report = await findReport(services.db, readRowId(params.id), viewer);
  if (!report) return data(null, { status: 404 });
  const [discussion, duplicates] = await Promise.all([
    readDiscussion(services.db, report, viewer),
    findDuplicates(services.db, report, viewer),
  ]);
  return { report, discussion, duplicates, mayEdit: report.isOwn || Boolean(viewer?.isAdmin) };
}

export default function SpeciesReportPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ReportNotFound />;
  const { report, discussion, duplicates, mayEdit } = loaderData;
  return (
    <>
      <PageHeader
        contours={`report ${report.id}`}
        note={<WayBack to={tabPath("reports")}>Species reports</WayBack>}
        title={<span className="wrap-anywhere">{titleOf(report)}</span>}
        lead={report.scientificName ? <i lang="la">{report.scientificName}</i> : report.location}
        actions={<Actions report={report} mayEdit={mayEdit} />}
      >
        <div className="mt-4 flex flex-wrap gap-2">
          <TypeBadge type={report.reportType} />
          <VerificationBadge status={report.verificationStatus} />
        </div>
      </PageHeader>
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Refused />
          <Sent />
          <Protection report={report} />
          <Seen report={report} />
          <OpinionsPanel key={`opinions ${report.id}`} report={report} discussion={discussion} />
          <CommentsPanel
            key={`comments ${report.id}`}
            reportId={report.id}
            comments={discussion.comments}
          />
          <HistoryList history={discussion.history} />
          <div>
            <FlagReport report={report} />
          </div>
        </div>
        <aside aria-label="Place and quality" className="flex flex-col gap-6">
          {report.latitude === null ? null : (
            <ReportsMap
              reports={[report]}
              ariaLabel="Chart of where it was"
              className="h-72 border border-ink"
            />
          )}
          <QualityCard report={report} />
          <Duplicates reports={duplicates} />
        </aside>
      </div>
    </>
  );
}

const Actions = ({ report, mayEdit }: { report: SpeciesReport; mayEdit: boolean }) => (
  <>
    <UpvoteButton report={report} />
    {mayEdit ? (
      <Button asChild variant="secondary">
        <Link to={editReportPath(report.id)}>
          <Pencil aria-hidden /> Edit report
        </Link>
      </Button>
    ) : null}
  </>
);

/** Why the place is coarse, and who sees it. */
function Protection({ report }: { report: SpeciesReport }) {
  if (!report.isSensitive) return null;
  return (
    <Alert tone="info" role="note" title="This place is protected">
      {report.isBlurred
        ? "The species is threatened, so the place is shown as a square, the time as a day. Its reporter, experts and administrators see the exact place."
        : "You see the exact place; everybody else but experts and administrators sees a square and the day."}
    </Alert>
  );
}

function Seen({ report }: { report: SpeciesReport }) {
  return (
    <section aria-labelledby="seen" className="flex flex-col gap-4">
      <h2 id="seen" className="text-2xl">
        What was reported
      </h2>
      <p className="wrap-anywhere whitespace-pre-line text-lg">{report.description}</p>
      <ReportFacts report={report} />
      {report.reporterName ? <p>Reported by {report.reporterName}</p> : null}
      {report.projectId && report.projectTitle ? (
        <p>
          Sent in for the project{" "}
          <TextLink asChild>
            <Link to={projectPath(report.projectId)}>{report.projectTitle}</Link>
          </TextLink>
        </p>
      ) : null}
      {report.speciesId ? (
        <p>
          <TextLink asChild>
            <Link to={`/species/${report.speciesId}`}>About this species</Link>
          </TextLink>
        </p>
      ) : null}
      {report.isDemo ? <p className="text-ink-soft text-sm">An invented example.</p> : null}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
        {report.images.map((image, index) => (
          <li key={image}>
            <MediaImage
              src={image}
              alt={`Photo ${index + 1} with the report of ${titleOf(report)}`}
              sizes="(min-width: 640px) 24rem, 100vw"
              className="w-full rounded-sm border border-line object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For experts and reporters, and whoever else sees both places exactly. */
function Duplicates({ reports }: { reports: readonly SpeciesReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="duplicates" className="flex flex-col gap-2">
      <h2 id="duplicates" className="font-semibold font-serif text-xl">
        Perhaps the same
      </h2>
      <p className="text-ink-soft text-sm">
        The same species, within a kilometer and a day. Only people can tell.
      </p>
      <ReportLines reports={reports} />
    </section>
  );
}

/** After a form that was sent before the scripts had come. */
function Sent() {
  const isSent = useSearchParams()[0].get("sent") === "report";
  return isSent ? <Alert tone="ok" role="status" title="Report Submitted" /> : null;
}

const ReportNotFound = () => (
  <NoticePage title="Report not found" to={tabPath("reports")} label="All species reports">
    It may have been taken off, or the link was not complete.
  </NoticePage>
);
