import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { OwnProject } from "../contract.ts";
import { projectPath, requestsPath } from "../limits-contract.ts";
import { StatusBadge } from "./project-badges.tsx";

/** What the reader sent in, with what waits for an answer. */
export function OwnProjects({ projects }: { projects: readonly OwnProject[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {projects.map((project) => (
        <li key={project.id}>
          <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-0 grow">
              <p className="wrap-anywhere font-semibold">
                <Link to={projectPath(project.id)} className="hover:underline">
                  {project.title}
                </Link>
              </p>
              {project.isContactConfirmed ? null : (
                <p className="text-ink-soft text-sm">
                  The contact address is not confirmed: requests are mailed there without their
                  words.
                </p>
              )}
              {project.mayManage ? null : (
                <p className="text-ink-soft text-sm">
                  Its lead has confirmed it and answers for it. You can say how it stands.
                </p>
              )}
            </div>
            <StatusBadge status={project.status} />
            {project.mayManage ? (
              <Button asChild variant="secondary">
                <Link to={requestsPath(project.id)}>
                  Requests ({formatNumber(project.waiting)})
                  <span className="sr-only"> for {project.title}</span>
                </Link>
              </Button>
            ) : null}
            <Button asChild variant="secondary">
              <Link to={`${projectPath(project.id)}/edit`} aria-label={`Edit ${project.title}`}>
                Edit
              </Link>
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
