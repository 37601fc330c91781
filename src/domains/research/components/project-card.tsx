import { Building2, Clock, FileText, Microscope, User, Users } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Project } from "../contract.ts";
import { DURATIONS, projectPath, RESEARCH_TYPES } from "../limits-contract.ts";
import { takesRequests } from "../rules.ts";
import { FundingBadge, StatusBadge } from "./project-badges.tsx";

export function ProjectCard({ project }: { project: Project }) {
  return (
    <Card asChild className="h-full">
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={project.status} />
          <FundingBadge status={project.fundingStatus} />
        </div>
        <h3 className="wrap-anywhere font-semibold font-serif text-lg leading-snug">
          <Link to={projectPath(project.id)} className="thumb-target hover:underline">
            {project.title}
          </Link>
        </h3>
        <CardFacts project={project} />
        <p className="wrap-anywhere line-clamp-3 text-ink-soft">{project.description}</p>
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <CollaborateButton project={project} />
          <Button asChild variant="secondary">
            <Link to={projectPath(project.id)} aria-label={`Read more about ${project.title}`}>
              Read more
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}

/** Dead on a completed project, where nobody is looked for. */
function CollaborateButton({ project }: { project: Project }) {
  const label = `Collaborate on ${project.title}`;
  if (!takesRequests(project)) {
    return (
      <Button disabled aria-label={label}>
        Collaborate
      </Button>
    );
  }
  return (
    <Button asChild>
      <Link to={`${projectPath(project.id)}#collaborate`} aria-label={label}>
        Collaborate
      </Link>
    </Button>
  );
}

function CardFacts({ project }: { project: Project }) {
  const { leadResearcher, institution, researchType, estimatedDuration } = project;
  const { collaborators, publications } = project;
  return (
    <dl className="grid gap-1 text-sm">
      <Fact icon={User} name="Lead">
        {leadResearcher}
      </Fact>
      <Fact icon={Building2} name="Institution">
        {institution}
      </Fact>
      {researchType ? (
        <Fact icon={Microscope} name="Type">
          {RESEARCH_TYPES[researchType]}
        </Fact>
      ) : null}
      {estimatedDuration ? (
        <Fact icon={Clock} name="Duration">
          {DURATIONS[estimatedDuration]}
        </Fact>
      ) : null}
      <Fact icon={Users} name="Collaborators">
        {formatNumber(collaborators)}
      </Fact>
      <Fact icon={FileText} name="Publications">
        {formatNumber(publications.length)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ComponentType<{ "aria-hidden": true; className: string }>;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="flex gap-2">
      <dt className="flex shrink-0 gap-2 text-ink-soft">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {name}:
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
