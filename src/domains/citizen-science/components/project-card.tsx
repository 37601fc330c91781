import { MapPin, User, Users } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { CitizenProject } from "../contract.ts";
import { projectPath } from "../limits-contract.ts";
import { GoalProgress } from "./goal-progress.tsx";
import { JoinButton } from "./join-button.tsx";
import { ProjectBadges } from "./project-badges.tsx";

export function ProjectCard({ project }: { project: CitizenProject }) {
  const { id, title, description, photo, organizer, location, participantCount } = project;
  return (
    <Card asChild className="h-full">
      <article className="flex flex-col gap-3">
        {photo ? (
          <MediaImage
            src={photo}
            alt=""
            sizes="(min-width: 80rem) 24rem, 100vw"
            loading="lazy"
            className="aspect-video w-full object-cover"
          />
        ) : null}
        <ProjectBadges project={project} />
        <h3 className="wrap-anywhere font-semibold font-serif text-lg leading-snug">
          <Link to={projectPath(id)} className="thumb-target hover:underline">
            {title}
          </Link>
        </h3>
        <dl className="grid gap-1 text-sm">
          <Fact icon={User} name="Organizer">
            {organizer}
          </Fact>
          <Fact icon={MapPin} name="Location">
            {location}
          </Fact>
          <Fact icon={Users} name="Participants">
            {formatNumber(participantCount)}
          </Fact>
        </dl>
        <p className="wrap-anywhere line-clamp-3 text-ink-soft">{description}</p>
        <GoalProgress project={project} />
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <JoinButton project={project} />
        </div>
      </article>
    </Card>
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
