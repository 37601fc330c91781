import { Card } from "#src/design/primitives/card.tsx";
import type { ListingCardFacts } from "../card-contract.ts";
import { CardLink, CardPicture } from "./card-parts.tsx";
import { FeaturedBadge } from "./featured-badge.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { Rating } from "./rating.tsx";

/** A leading place in one row: it leads, and leaves the page to the list. */
export function PlacementCard({ business }: { business: ListingCardFacts }) {
  return (
    <Card asChild interactive padding="none" className="group h-full overflow-hidden">
      <article className="relative flex">
        <div className="w-24 shrink-0 border-line border-r bg-shoal lg:w-28">
          <CardPicture business={business} />
        </div>
        <div className="flex min-w-0 flex-col gap-1 p-3">
          <FeaturedBadge business={business} className="self-start" />
          <h3 className="font-semibold font-serif leading-snug">
            <CardLink business={business} />
          </h3>
          <Rating averageRating={business.averageRating} reviewCount={business.reviewCount} />
          <p className="text-ink-soft text-sm">
            {business.city}, {business.state}
          </p>
          <OpenBadge state={business.openState} />
        </div>
      </article>
    </Card>
  );
}
