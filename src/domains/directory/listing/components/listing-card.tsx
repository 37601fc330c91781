import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { formatMonth } from "#src/shared/plain-format.ts";
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
  // Nobody opens or charges for open water.
  const isAfloat = business.category === "sandbars";
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
        className={cx(
          "relative flex rows:flex-row",
          layout === "grid" ? "flex-col" : "max-sm:flex-col",
        )}
      >
        <div
          className={cx(
            "relative aspect-3/2 shrink-0 overflow-hidden border-line bg-shoal",
            "rows:aspect-auto rows:w-24 rows:border-r rows:border-b-0 rows:*:absolute rows:*:inset-0",
            layout === "grid" ? "border-b" : "max-sm:border-b sm:w-56 sm:border-r",
          )}
        >
          <CardPicture business={business} loading={isInView ? "eager" : "lazy"} />
        </div>
        <div className="absolute top-3 right-3 z-10 rows:top-1 rows:right-auto rows:left-1">
          <ListingAction business={business} place="card" />
        </div>
        <div className="flex min-w-0 grow flex-col gap-2 p-4 rows:gap-0.5 rows:px-3 rows:py-2">
          <CardBadges business={business} />
          <Heading className="font-semibold font-serif text-lg leading-snug rows:text-base">
            <CardLink business={business} />
          </Heading>
          <Rating averageRating={business.averageRating} reviewCount={business.reviewCount} />
          <p className="text-ink-soft text-sm">
            {business.city}, {business.state}
            {isAfloat ? null : (
              <>
                {" · "}
                <span className="figures">{business.priceRange}</span>
              </>
            )}
            {business.distanceMiles === undefined ? null : (
              <>
                {" · "}
                <span className="figures">{business.distanceMiles}</span> mi
              </>
            )}
          </p>
          {isAfloat ? null : <OpenBadge state={business.openState} />}
          <BoaterLine facts={business.cardFacts ?? []} />
          <CardAmenities amenities={business.amenities} />
        </div>
      </article>
    </Card>
  );
}

function CardBadges({ business }: { business: ListingCardFacts }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rows:empty:hidden">
      <Badge tone="shoal" className="rows:hidden">
        {findCategory(business.category)?.name ?? business.category}
      </Badge>
      <FeaturedBadge business={business} />
    </div>
  );
}

/** In a line, as a pilot book has it; facts of the same month say it once. */
function BoaterLine({ facts }: { facts: NonNullable<ListingCardFacts["cardFacts"]> }) {
  if (facts.length === 0) return null;
  const months = facts.map(({ since }) => (since ? `as of ${formatMonth(since)}` : ""));
  const isShared = facts.length > 1 && new Set(months).size === 1;
  return (
    <ul aria-label="For boaters" className="text-sm tabular-nums">
      {facts.map(({ text }, index) => (
        <li key={text} className="inline">
          {index > 0 ? <span aria-hidden> · </span> : null}
          {text}
          {months[index] && !isShared ? (
            <span className="text-ink-soft">, {months[index]}</span>
          ) : null}
        </li>
      ))}
      {isShared && months[0] ? (
        <li className="inline text-ink-soft">
          <span aria-hidden> · </span>all {months[0]}
        </li>
      ) : null}
    </ul>
  );
}

function CardAmenities({ amenities }: { amenities: readonly string[] }) {
  const { shown, more } = cardAmenities(amenities);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-auto flex flex-wrap gap-1.5 pt-1 rows:hidden" aria-label="Amenities">
      {shown.map((amenity) => (
        <li key={amenity}>
          <Badge>{amenity}</Badge>
        </li>
      ))}
      {more > 0 ? <li className="text-ink-soft text-xs leading-6">+{more} more</li> : null}
    </ul>
  );
}
