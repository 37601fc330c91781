import { Plus } from "lucide-react";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { OwnProjects } from "#src/domains/research/components/own-projects.tsx";
import { isNarrowedTo } from "#src/domains/research/components/project-filters.tsx";
import { ProjectFilter } from "#src/domains/research/contract.ts";
import { listOwnProjects, listProjects } from "#src/domains/research/queries.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import { ResearchList } from "../community/research-list.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/research";

const LEAD = "Studies of life on the water’s edge, and the people they look for.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Research Projects",
    description: LEAD,
    canonicalPath: "/research",
    isPrivate: isNarrowedTo(new URLSearchParams(location.search)),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  const filter = readFilter(address, ProjectFilter);
  const [found, own] = await Promise.all([
    listProjects(services.db, filter, viewer),
    viewer ? listOwnProjects(services.db, viewer) : [],
  ]);
  renewedBy(context, "research:any");
  return { found, own, offset: filter.offset, isDisowned: address.get("sent") === "disowned" };
}

export default function Research({ loaderData }: Route.ComponentProps) {
  const { found, own, offset, isDisowned } = loaderData;
  return (
    <>
      <PageHeader
        contours="research"
        title="Research Projects"
        lead={LEAD}
        actions={
          <Button asChild>
            <Link to="/research/new">
              <Plus aria-hidden /> Submit a project
            </Link>
          </Button>
        }
      />
      {own.length > 0 ? (
        <Section title="Your projects" tone="shoal">
          <OwnProjects projects={own} />
        </Section>
      ) : null}
      <div className="page-width flex flex-col gap-6 py-8">
        {isDisowned ? (
          <Alert tone="ok" role="status" title="Your address is taken off">
            Nothing more about that project is mailed to it.
          </Alert>
        ) : null}
        <h2 className="text-2xl">All projects</h2>
        <ResearchList found={found} offset={offset} allPath="/research" />
      </div>
    </>
  );
}
