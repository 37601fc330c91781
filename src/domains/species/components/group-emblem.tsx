import type { SpeciesGroup } from "../limits-contract.ts";

/** The drawing of a group of species, in the colours of the light. It shows no species. */
export function GroupEmblem({ group, className }: { group: SpeciesGroup; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/art/emblems.svg#${group}`} />
    </svg>
  );
}
