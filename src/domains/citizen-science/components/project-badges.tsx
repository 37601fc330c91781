import { Star } from "lucide-react";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { CitizenProject } from "../contract.ts";
import { PROJECT_STATUSES, PROJECT_TYPES } from "../limits-contract.ts";

const STATUS_TONES = { planning: "shoal", active: "ok", completed: "neutral" } as const;

export const ProjectBadges = ({ project }: { project: CitizenProject }) => (
  <div className="flex flex-wrap gap-2">
    {project.featured ? (
      <Badge tone="accent">
        <Star aria-hidden /> Featured
      </Badge>
    ) : null}
    <Badge tone={STATUS_TONES[project.status]}>{PROJECT_STATUSES[project.status]}</Badge>
    {project.isDemo ? <Badge>Example</Badge> : null}
    <Badge>{PROJECT_TYPES[project.projectType]}</Badge>
  </div>
);
