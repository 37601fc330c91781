import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { SpeciesDetail } from "../contract.ts";

const SIDE = "flex min-w-0 flex-col gap-1 p-4";
const NAME = "flex min-h-11 items-center font-semibold font-serif text-lg leading-snug";

/** Each pair side by side, with the mark by which to know the one and the other. */
export function LookAlikes({ species }: { species: SpeciesDetail }) {
  return (
    <ul className="flex flex-col gap-4">
      {species.lookAlikes.map(({ id, commonName, mark, ownMark }) => (
        <li key={id}>
          <Card padding="none" className="grid grid-cols-2 divide-x divide-line overflow-hidden">
            <div className={`${SIDE} bg-shoal`}>
              <p className={NAME}>{species.commonName}</p>
              <p>{ownMark}</p>
            </div>
            <div className={SIDE}>
              <p className={NAME}>
                <TextLink asChild>
                  <Link to={`/species/${id}`} className="flex min-h-11 items-center">
                    {commonName}
                  </Link>
                </TextLink>
              </p>
              <p>{mark}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
