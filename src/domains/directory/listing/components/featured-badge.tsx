import { Badge } from "#src/design/primitives/badge.tsx";
import { badgeOf } from "../rules.ts";

interface FeaturedBadgeProps {
  level: number;
  className?: string;
}

/** The word for the level, and for every eye and ear that the place was paid for. */
export function FeaturedBadge({ level, className }: FeaturedBadgeProps) {
  const badge = badgeOf(level);
  if (!badge) return null;
  return (
    <Badge tone="solid" title="Paid placement" className={className}>
      {badge}
      <span className="font-normal"> · paid</span>
      <span className="sr-only"> placement</span>
    </Badge>
  );
}
