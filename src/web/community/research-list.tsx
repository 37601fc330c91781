import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { isNarrowedTo, ProjectFilters } from "#src/domains/research/components/project-filters.tsx";
import { ProjectList } from "#src/domains/research/components/project-list.tsx";
import type { Project } from "#src/domains/research/contract.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import type { ListPage } from "#src/shared/paging.ts";

export interface ResearchListProps {
  found: ListPage<Project>;
  offset: number;
  /** The address of the whole list. */
  allPath: string;
}

export function ResearchList({ found: { items, total }, offset, allPath }: ResearchListProps) {
  const filters = useFilters();
  return (
    <>
      <ProjectFilters filters={filters} />
      <p aria-live="polite">
        <strong className="figures">{totalText(total, false)}</strong>{" "}
        {total === 1 ? "project" : "projects"}
      </p>
      <EarlierResults offset={offset} total={total} />
      {total === 0 ? (
        <NoProjects isNarrowed={isNarrowedTo(filters.search)} allPath={allPath} />
      ) : (
        <ProjectList projects={items} />
      )}
      <LoadMore shown={offset + items.length} total={total} label="Load More" />
    </>
  );
}

const NoProjects = ({ isNarrowed, allPath }: { isNarrowed: boolean; allPath: string }) => (
  <EmptyState
    title={isNarrowed ? "No projects found" : "No projects yet"}
    heading="h3"
    action={
      <Button asChild>
        <Link to={isNarrowed ? allPath : "/research/new"}>
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
