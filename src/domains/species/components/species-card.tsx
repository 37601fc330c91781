import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { SpeciesSummary } from "../contract.ts";
import { GroupEmblem } from "./group-emblem.tsx";

export function SpeciesCard({ species }: { species: SpeciesSummary }) {
  return (
    <Card asChild interactive padding="sm" className="h-full">
      <article className="relative flex gap-4">
        <GroupEmblem group={species.group} className="h-16 w-24 shrink-0 border border-line" />
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-semibold font-serif text-lg leading-snug">
            <Link to={`/species/${species.id}`} className="after:absolute after:inset-0">
              {species.commonName}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">
            <i lang="la">{species.scientificName}</i>
          </p>
          <p className="line-clamp-2 text-sm">{species.description}</p>
        </div>
      </article>
    </Card>
  );
}
