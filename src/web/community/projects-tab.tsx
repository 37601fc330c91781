import { Plus } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import {
  isNarrowedTo,
  ProjectFilters,
} from "#src/domains/citizen-science/components/project-filters.tsx";
import { ProjectList } from "#src/domains/citizen-science/components/project-list.tsx";
import type { CitizenProject } from "#src/domains/citizen-science/contract.ts";
import { NEW_PROJECT_PAGE, PROJECTS_PAGE } from "#src/domains/citizen-science/limits-contract.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import type { ListPage } from "#src/shared/paging.ts";

interface ProjectsTabProps {
  found: ListPage<CitizenProject>;
  offset: number;
}

/** Citizen science projects: featured ones first. */
export function ProjectsTab({ found: { items, total }, offset }: ProjectsTabProps) {
  const filters = useFilters();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Citizen science projects</h2>
        <Button asChild variant="secondary">
          <Link to={NEW_PROJECT_PAGE}>
            <Plus aria-hidden /> Start a project
          </Link>
        </Button>
      </div>
      <ProjectFilters filters={filters} />
      <p aria-live="polite">
        <strong className="figures">{totalText(total, false)}</strong>{" "}
        {total === 1 ? "project" : "projects"}
      </p>
      <EarlierResults offset={offset} total={total} />
      {total === 0 ? (
        <NoProjects isNarrowed={isNarrowedTo(filters.search)} />
      ) : (
        <ProjectList projects={items} />
      )}
      <LoadMore shown={offset + items.length} total={total} label="Load More" />
    </div>
  );
}

const NoProjects = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? "No projects found" : "No projects yet"}
    heading="h3"
    action={
      <Button asChild>
        <Link to={isNarrowed ? PROJECTS_PAGE : NEW_PROJECT_PAGE}>
          {isNarrowed ? "Show all projects" : "Start a project"}
        </Link>
      </Button>
    }
  >
    {isNarrowed
      ? "Nothing matches all of that. Try fewer filters or another word."
      : "Whoever wants to count, look for or clean up something together can begin here."}
  </EmptyState>
);
