import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatLongDay, formatNumber } from "#src/shared/plain-format.ts";
import type { Project } from "../contract.ts";
import { DURATIONS, FUNDING_STATUSES, RESEARCH_TYPES } from "../limits-contract.ts";

const NOT_SAID = "Not said";

/** Everything that is known about it, each with its name. */
export function ProjectFacts({ project }: { project: Project }) {
  const { researchType, estimatedDuration, website, contactEmail } = project;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Lead researcher">{project.leadResearcher}</Fact>
      <Fact name="Institution">{project.institution}</Fact>
      <Fact name="Type">{researchType ? RESEARCH_TYPES[researchType] : NOT_SAID}</Fact>
      <Fact name="Duration">{estimatedDuration ? DURATIONS[estimatedDuration] : NOT_SAID}</Fact>
      <Fact name="Funding">{FUNDING_STATUSES[project.fundingStatus]}</Fact>
      <Fact name="Collaborators">{formatNumber(project.collaborators)}</Fact>
      <Fact name="On Landfall since">{formatLongDay(project.createdAt)}</Fact>
      {website ? (
        <Fact name="Website">
          <TextLink href={website} rel="nofollow noopener noreferrer">
            {hostOf(website)}
          </TextLink>
        </Fact>
      ) : null}
      {contactEmail ? (
        <Fact name="Contact">
          <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
        </Fact>
      ) : null}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;

/** Nothing where nothing was said. */
export function NamedList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item} className="max-w-full">
            <Badge>
              <span className="wrap-anywhere">{item}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Publications({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">Publications</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {/^https?:\/\/\S+$/.test(item) ? (
              <TextLink href={item} rel="nofollow noopener noreferrer">
                {item}
              </TextLink>
            ) : (
              item
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
