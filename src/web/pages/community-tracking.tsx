import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { CitizenProjectFilter } from "#src/domains/citizen-science/contract.ts";
import { listProjects } from "#src/domains/citizen-science/queries.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import { ProjectsTab } from "../community/projects-tab.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/community-tracking";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Community Tracking",
    description: "Sightings, alerts and research by people on the water.",
    canonicalPath: "/community-tracking",
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const filter = readFilter(new URL(request.url).searchParams, CitizenProjectFilter);
  const found = await listProjects(services.db, filter, viewer);
  renewedBy(context, "citizen-projects:any");
  return { found, offset: filter.offset };
}

export default function CommunityTracking({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        contours="community-tracking"
        title="Community Tracking"
        lead="Sightings, alerts and research by people on the water."
        actions={
          <Button asChild>
            <Link to="/research">Research Projects</Link>
          </Button>
        }
      />
      <div className="page-width py-8">
        <ProjectsTab {...loaderData} />
      </div>
    </>
  );
}
