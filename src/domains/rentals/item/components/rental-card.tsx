import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import type { RentalItem } from "../contract.ts";
import { RENTAL_TYPE_NAMES } from "../limits-contract.ts";
import { priceText } from "../price-text.ts";

interface RentalCardProps {
  item: RentalItem;
  /** What can be done with it. */
  children: ReactNode;
}

const nameOfType = (type: string): string =>
  Object.entries(RENTAL_TYPE_NAMES).find(([id]) => id === type)?.[1] ?? type;

/** What it is, what it costs and what comes with it. */
export function RentalCard({ item, children }: RentalCardProps) {
  const [picture] = item.images;
  return (
    <Card asChild padding="none" className="flex h-full flex-col overflow-hidden">
      <article>
        <div className="aspect-3/2 border-line border-b bg-shoal">
          {picture ? (
            <MediaImage
              src={picture}
              alt={item.name}
              sizes="(min-width: 48rem) 22rem, 100vw"
              loading="lazy"
              className="size-full object-cover"
            />
          ) : (
            <div aria-hidden className="unsurveyed size-full" />
          )}
        </div>
        <div className="flex grow flex-col gap-3 p-4">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="shoal">{nameOfType(item.type)}</Badge>
            {item.requiresLicense ? <Badge tone="land">License required</Badge> : null}
          </div>
          <h3 className="font-semibold font-serif text-lg leading-snug">{item.name}</h3>
          <p className="text-ink-soft">{item.description}</p>
          <p className="text-ink-soft">
            <span className="figures text-ink">{priceText(item.pricePerHour)}</span> per hour ·{" "}
            <span className="figures text-ink">{priceText(item.pricePerDay)}</span> per day
          </p>
          <p className="text-sm">
            {item.capacity === 1 ? "1 guest" : `Up to ${item.capacity} guests`}
            {item.quantity === 1 ? "" : ` each · ${item.quantity} of them`}
          </p>
          {item.features.length > 0 ? (
            <ul className="flex flex-wrap gap-1.5 text-sm" aria-label={`Features of ${item.name}`}>
              {item.features.map((feature) => (
                <li key={feature} className="rounded-sm border border-line px-2 py-0.5">
                  {feature}
                </li>
              ))}
            </ul>
          ) : null}
          <div className="mt-auto flex flex-wrap gap-2 pt-1">{children}</div>
        </div>
      </article>
    </Card>
  );
}
