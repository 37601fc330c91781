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

/** What a boater asks for; what nobody has told us stays blank, and the card says so. */
export function FactsCard({ business, after }: FactsCardProps) {
  const facts = factsOf(business.category);
  if (facts.length === 0) return null;
  const hasBlanks = facts.some(({ key }) => business.facts[key] === undefined);
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
                {business.facts[fact.key] === undefined ? null : after?.(factField(fact.key))}
              </dd>
            </div>
          ))}
        </dl>
        {hasBlanks ? (
          <p className="mt-3 text-ink-soft text-sm">What is blank, nobody has told us yet.</p>
        ) : null}
      </section>
    </Card>
  );
}
