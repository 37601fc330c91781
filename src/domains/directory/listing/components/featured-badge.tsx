import { Badge } from "#src/design/primitives/badge.tsx";
import type { ListingCardFacts } from "../card-contract.ts";
import { badgeOf } from "../rules.ts";

interface FeaturedBadgeProps {
  business: Pick<ListingCardFacts, "featuredLevel" | "isPaidPlacement">;
  className?: string;
}

/** The word for the level, and for every eye and ear whether the place was paid for. */
export function FeaturedBadge({ business, className }: FeaturedBadgeProps) {
  const badge = badgeOf(business.featuredLevel);
  if (!badge) return null;
  if (!business.isPaidPlacement) {
    return (
      <Badge tone="solid" title="Given by Landfall" className={className}>
        {badge}
        <span className="sr-only">, given by Landfall</span>
      </Badge>
    );
  }
  return (
    <Badge tone="solid" title="Paid placement" className={className}>
      {badge}
      <span className="font-normal"> · paid</span>
      <span className="sr-only"> placement</span>
    </Badge>
  );
}
