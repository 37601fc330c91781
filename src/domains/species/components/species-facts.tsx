import type { SpeciesDetail, TextFact } from "../contract.ts";
import { Cite } from "./cite.tsx";

const FACTS: readonly { fact: Exclude<TextFact, "description" | "safety">; name: string }[] = [
  { fact: "size", name: "Size" },
  { fact: "diet", name: "Diet" },
  { fact: "depth", name: "Depth" },
  { fact: "habitat", name: "Habitat" },
];

export function SpeciesFacts({ species }: { species: SpeciesDetail }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {FACTS.map(({ fact, name }) => (
        <div key={fact} className="grid grid-cols-[6rem_1fr] gap-x-4 py-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd>
            {species[fact]}
            <CiteText fact={fact} species={species} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CiteTextProps {
  fact: TextFact;
  species: SpeciesDetail;
}

/** Nothing for what is general knowledge. */
export function CiteText({ fact, species: { cited, sources } }: CiteTextProps) {
  const key = cited[fact];
  return key ? <Cite keys={[key]} sources={sources} /> : null;
}
