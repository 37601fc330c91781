import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { NEW_REPORT_PATH } from "#src/domains/sightings/limits-contract.ts";
import { tabPath } from "../community/community-tabs.ts";
import { readReportProjects } from "../community/report-projects.server.ts";
import { ReportSection } from "../community/report-section.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/species-report-new";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Submit a species report",
    description: "Tell what you saw in or on the water; others help to name it.",
    canonicalPath: NEW_REPORT_PATH,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  return readReportProjects({ services, viewer, address: new URL(request.url).searchParams });
}

export default function SpeciesReportNew({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        note={<WayBack to={tabPath("reports")}>Species reports</WayBack>}
        title="Report what you saw"
        lead="It is on the list at once, and others help to name it."
      />
      <div className="page-width py-8">
        <ReportSection {...loaderData} />
      </div>
    </>
  );
}
