import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import type { ListPage } from "#src/shared/paging.ts";
import { experiencesQuery } from "../client.ts";
import type { Experience } from "../contract.ts";
import { EXPERIENCES_MAX, EXPERIENCES_SHOWN } from "../limits-contract.ts";
import type { SharedItem } from "../rules.ts";
import { ExperienceCard } from "./experience-card.tsx";

interface ExperienceListProps {
  about: Pick<SharedItem, "type" | "id">;
  /** What the page came with. */
  first: ListPage<Experience>;
}

export function ExperienceList({ about, first }: ExperienceListProps) {
  const [limit, setLimit] = useState(EXPERIENCES_SHOWN);
  const isLonger = limit > EXPERIENCES_SHOWN;
  const { data, isFetching } = useQuery({
    ...experiencesQuery(about, limit),
    enabled: isLonger,
  });
  const { items, total } = (isLonger && data) || first;
  if (total === 0) {
    return <p className="text-ink-soft">Nobody has yet. Be the first to share a day here.</p>;
  }
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((experience) => (
          <li key={experience.id} className="flex *:w-full">
            <ExperienceCard experience={experience} />
          </li>
        ))}
      </ul>
      {items.length < total && limit < EXPERIENCES_MAX ? (
        <Button
          variant="secondary"
          className="mt-6"
          pending={isFetching}
          onClick={() => setLimit(Math.min(EXPERIENCES_MAX, limit + EXPERIENCES_SHOWN * 2))}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}
