import { Check, Circle } from "lucide-react";
import { Card } from "#src/design/primitives/card.tsx";
import type { SpeciesReport } from "../contract.ts";
import { qualityOf } from "../rules.ts";

/** A checklist, not a verdict: what is there, and what is missing. */
export function QualityCard({ report }: { report: SpeciesReport }) {
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="quality" className="flex flex-col gap-3">
        <h2 id="quality" className="font-semibold font-serif text-xl">
          Quality of this report
        </h2>
        <ul className="flex flex-col gap-2">
          {qualityOf(report).map(({ name, isThere, advice }) => {
            const Icon = isThere ? Check : Circle;
            return (
              <li key={name} className="flex gap-2">
                <Icon aria-hidden className="mt-1 size-4 shrink-0" />
                <span>
                  {name}
                  {isThere ? <span className="sr-only">: there</span> : null}
                  {isThere ? null : (
                    <span className="block text-ink-soft text-sm">Missing. {advice}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
