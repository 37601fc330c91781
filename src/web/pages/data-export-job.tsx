import { data } from "react-router";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { exportPath } from "#src/domains/exports/dataset/limits-contract.ts";
import { ExportProgress } from "#src/domains/exports/job/components/export-progress.tsx";
import { requireExport } from "#src/domains/exports/job/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/data-export-job";

/** The address is the key to the file of a visitor: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageMeta(matches, {
    title: "Your export",
    description: "How an export of community data stands.",
    ...(loaderData?.job && { canonicalPath: exportPath(params.id) }),
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  try {
    return data({ id, job: await requireExport(services.db, viewer, id), signIn: false });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const signIn = error.kind === "unauthenticated";
    return data({ id, job: null, signIn }, { status: error.status });
  }
}

export default function DataExportJob({ loaderData: { id, job, signIn } }: Route.ComponentProps) {
  if (signIn) {
    return (
      <NoticePage
        title="Please sign in"
        to={`/login?next=${encodeURIComponent(exportPath(id))}`}
        label="Sign in"
      >
        This export is for the account that made it.
      </NoticePage>
    );
  }
  if (!job) {
    return (
      <NoticePage
        title="This export is not here any more"
        to="/community-tracking?tab=export"
        label="Make it again"
      >
        Files are kept for 48 hours.
      </NoticePage>
    );
  }
  return (
    <NarrowPage title="Your export" lead={job.filename}>
      <ExportProgress job={job} />
      <p>
        <TextLink asChild>
          <Link to="/community-tracking?tab=export">Export something else</Link>
        </TextLink>
      </p>
    </NarrowPage>
  );
}
