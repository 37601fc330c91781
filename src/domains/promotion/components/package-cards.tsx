import { Check } from "lucide-react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { MOST_POPULAR_LEVEL, PACKAGES } from "../contract.ts";

/** The price list. */
export function PackageCards() {
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-3">
      {PACKAGES.map(({ level, name, price, features }) => (
        <li key={level}>
          <Card padding="lg" className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold font-serif text-xl">{name}</h3>
              {level === MOST_POPULAR_LEVEL ? <Badge tone="solid">Most Popular</Badge> : null}
            </div>
            <p>
              <span className="figures text-2xl">${price}</span> per month
            </p>
            <ul className="flex flex-col gap-2">
              {features.map((feature) => (
                <li key={feature} className="flex items-center gap-2">
                  <Check aria-hidden className="size-4 shrink-0 text-ok" /> {feature}
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}
