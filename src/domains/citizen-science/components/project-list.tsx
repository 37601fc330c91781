import type { CitizenProject } from "../contract.ts";
import { ProjectCard } from "./project-card.tsx";

export function ProjectList({ projects }: { projects: readonly CitizenProject[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}
