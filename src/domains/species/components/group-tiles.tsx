import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { SPECIES_GROUPS } from "../limits-contract.ts";
import { GroupEmblem } from "./group-emblem.tsx";

/** The groups as pictures, each leading to its list. */
export function GroupTiles() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {SPECIES_GROUPS.map(({ id, name }) => (
        <li key={id}>
          <Card asChild interactive padding="none" className="h-full overflow-hidden">
            <div className="relative flex flex-col">
              <GroupEmblem group={id} className="aspect-3/2 w-full border-line border-b" />
              <p className="p-3 font-semibold font-serif leading-snug">
                <Link to={`/species?group=${id}`} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
