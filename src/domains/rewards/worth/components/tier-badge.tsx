import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { RewardTier } from "../contract.ts";
import { RewardIcon } from "./reward-icon.tsx";
import { tierLook } from "./tier-colors.ts";

export type ShownTier = Pick<RewardTier, "name" | "badgeIcon" | "color">;

/** Beside a name: how much somebody has done for others. */
export function TierBadge({ tier, className }: { tier: ShownTier; className?: string }) {
  return (
    <Badge className={className}>
      <RewardIcon name={tier.badgeIcon} className={tierLook(tier.color).text} />
      {tier.name}
    </Badge>
  );
}

/** The icon of a tier in a ring of its colour. */
export function TierMark({ tier, className }: { tier: ShownTier; className?: string }) {
  return (
    <span
      className={cx(
        "flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-current bg-paper [&_svg]:size-7",
        tierLook(tier.color).text,
        className,
      )}
    >
      <RewardIcon name={tier.badgeIcon} />
    </span>
  );
}
