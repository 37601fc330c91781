import { Anchor } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import type { Business } from "../contract.ts";
import { factsOf } from "../facts-contract.ts";
import { factField, factText } from "../field-rules.ts";

interface FactsCardProps {
  business: Business;
  /** What follows a fact that is known. */
  after?: (field: string) => ReactNode;
}

/** What a boater asks for. What nobody has told us has no row; the card names it below. */
export function FactsCard({ business, after }: FactsCardProps) {
  const all = factsOf(business.category);
  if (all.length === 0) return null;
  const facts = all.filter(({ key }) => business.facts[key] !== undefined);
  const unknown = all.filter(({ key }) => business.facts[key] === undefined);
  return (
    <Card asChild tone="shoal">
      <section aria-labelledby="boaters-facts">
        <h2
          id="boaters-facts"
          className="mb-3 flex items-center gap-2 font-semibold font-serif text-xl"
        >
          <Anchor aria-hidden className="size-5" /> For boaters
        </h2>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1.5 text-sm">
          {facts.map((fact) => (
            <div key={fact.key} className="contents">
              <dt className="text-ink-soft">{fact.label}</dt>
              <dd className="figures flex flex-wrap items-center gap-x-2">
                {factText(fact, business.facts[fact.key])}
                {after?.(factField(fact.key))}
              </dd>
            </div>
          ))}
        </dl>
        {unknown.length > 0 ? (
          <p className="text-ink-soft text-sm not-first:mt-3">
            Nobody has told us yet: {unknown.map(({ label }) => label.toLowerCase()).join(", ")}.
          </p>
        ) : null}
      </section>
    </Card>
  );
}
