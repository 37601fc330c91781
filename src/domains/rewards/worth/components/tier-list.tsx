import { Check } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { RewardTier } from "../contract.ts";
import { TierMark } from "./tier-badge.tsx";
import { tierLook } from "./tier-colors.ts";

interface TierListProps {
  tiers: readonly RewardTier[];
  /** The tier that the reader has. */
  ownId: number | null;
}

export function TierList({ tiers, ownId }: TierListProps) {
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-3xl border-coast border-l-4 bg-land px-5 py-4">
        Points are for what you do, never for what you say: every published review earns the same,
        whatever it says and however many stars it gives. No tier has a money value.
      </p>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tiers.map((tier) => (
          <li key={tier.id} className="flex *:w-full">
            <TierCard tier={tier} isOwn={tier.id === ownId} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function TierCard({ tier, isOwn }: { tier: RewardTier; isOwn: boolean }) {
  const { name, color, benefits } = tier;
  return (
    <Card asChild padding="none" tone={isOwn ? "shoal" : "paper"}>
      <article aria-label={name} aria-current={isOwn || undefined} className="flex flex-col">
        <div aria-hidden className={cx("h-1.5", tierLook(color).fill)} />
        <div className="flex flex-col gap-4 p-5">
          <div className="flex items-center gap-4">
            <TierMark tier={tier} />
            <div className="min-w-0">
              <h3 className="place-name text-xl">{name}</h3>
              <p className="figures text-ink-soft text-sm">{rangeText(tier)}</p>
              <p className="text-ink-soft text-xs first-letter:uppercase">{color} pennant</p>
            </div>
          </div>
          {isOwn ? (
            <Badge tone="solid" className="self-start">
              Your tier
            </Badge>
          ) : null}
          <ul className="flex flex-col gap-2 text-sm">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-ok" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </Card>
  );
}

function rangeText({ minPoints, maxPoints }: RewardTier): string {
  const from = formatNumber(minPoints);
  return maxPoints === null
    ? `${from} points and more`
    : `${from}–${formatNumber(maxPoints)} points`;
}
