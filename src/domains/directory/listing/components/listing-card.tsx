import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { ListingCardFacts } from "../card-contract.ts";
import { findCategory } from "../category-contract.ts";
import { cardAmenities } from "../rules.ts";
import { CardLink, CardPicture } from "./card-parts.tsx";
import { FeaturedBadge } from "./featured-badge.tsx";
import { ListingAction } from "./listing-action.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { Rating } from "./rating.tsx";

interface ListingCardProps {
  business: ListingCardFacts;
  layout?: "grid" | "list";
  /** The first cards of a page are in view: their pictures are not put off. */
  isInView?: boolean;
  heading?: "h2" | "h3";
  /** Its pin on the map beside it is pointed at. */
  isLit?: boolean;
}

export function ListingCard(props: ListingCardProps) {
  const { business, layout = "grid", isInView = false, heading: Heading = "h3", isLit } = props;
  return (
    <Card
      asChild
      interactive
      padding="none"
      className={cx(
        "group h-full overflow-hidden",
        isLit && "border-accent outline-1 outline-accent",
      )}
    >
      <article
        data-lit={isLit || undefined}
        className={cx("relative flex", layout === "grid" ? "flex-col" : "max-sm:flex-col")}
      >
        <div
          className={cx(
            "relative aspect-3/2 shrink-0 overflow-hidden border-line bg-shoal",
            layout === "grid" ? "border-b" : "max-sm:border-b sm:w-56 sm:border-r",
          )}
        >
          <CardPicture business={business} loading={isInView ? "eager" : "lazy"} />
        </div>
        <div className="absolute top-3 right-3 z-10">
          <ListingAction business={business} place="card" />
        </div>
        <div className="flex grow flex-col gap-2 p-4">
          <CardBadges business={business} />
          <Heading className="font-semibold font-serif text-lg leading-snug">
            <CardLink business={business} />
          </Heading>
          <Rating averageRating={business.averageRating} reviewCount={business.reviewCount} />
          <p className="text-ink-soft text-sm">
            {business.city}, {business.state} ·{" "}
            <span className="figures">{business.priceRange}</span>
            {business.distanceMiles === undefined ? null : (
              <>
                {" · "}
                <span className="figures">{business.distanceMiles}</span> mi
              </>
            )}
          </p>
          <OpenBadge state={business.openState} />
          <CardAmenities amenities={business.amenities} />
        </div>
      </article>
    </Card>
  );
}

function CardBadges({ business }: { business: ListingCardFacts }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="shoal">{findCategory(business.category)?.name ?? business.category}</Badge>
      <FeaturedBadge business={business} />
    </div>
  );
}

function CardAmenities({ amenities }: { amenities: readonly string[] }) {
  const { shown, more } = cardAmenities(amenities);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-auto flex flex-wrap gap-1.5 pt-1" aria-label="Amenities">
      {shown.map((amenity) => (
        <li key={amenity}>
          <Badge>{amenity}</Badge>
        </li>
      ))}
      {more > 0 ? <li className="text-ink-soft text-xs leading-6">+{more} more</li> : null}
    </ul>
  );
}
