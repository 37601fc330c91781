import { Plus } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { OwnProjects } from "#src/domains/research/components/own-projects.tsx";
import { isNarrowedTo, ProjectFilters } from "#src/domains/research/components/project-filters.tsx";
import { ProjectList } from "#src/domains/research/components/project-list.tsx";
import { ProjectFilter } from "#src/domains/research/contract.ts";
import { listOwnProjects, listProjects } from "#src/domains/research/queries.server.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
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
  const filters = useFilters();
  const { items, total } = found;
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
        <ProjectFilters filters={filters} />
        <p aria-live="polite">
          <strong className="figures">{totalText(total, false)}</strong>{" "}
          {total === 1 ? "project" : "projects"}
        </p>
        <EarlierResults offset={offset} />
        {total === 0 ? (
          <NoProjects isNarrowed={isNarrowedTo(filters.search)} />
        ) : (
          <ProjectList projects={items} />
        )}
        <LoadMore shown={offset + items.length} total={total} label="Load More" />
      </div>
    </>
  );
}

const NoProjects = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? "No projects found" : "No projects yet"}
    heading="h3"
    action={
      <Button asChild>
        <Link to={isNarrowed ? "/research" : "/research/new"}>
          {isNarrowed ? "Show all projects" : "Submit a project"}
        </Link>
      </Button>
    }
  >
    {isNarrowed
      ? "Nothing matches all of that. Try fewer filters or another word."
      : "Whoever studies life in the water can look for help here."}
  </EmptyState>
);
