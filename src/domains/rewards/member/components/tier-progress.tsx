import { Progress } from "#src/design/primitives/progress.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { TierMark } from "../../worth/components/tier-badge.tsx";
import type { UserStats } from "../contract.ts";

/** The rank, and how far the next one is. */
export function TierProgress({ stats }: { stats: UserStats }) {
  const { tier, currentLevel, nextTier, collects } = stats;
  if (!collects) return <p className="text-ink-soft text-sm">No tier without points.</p>;
  return (
    <div className="flex items-start gap-4">
      <TierMark tier={tier} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p>
          <span className="place-name text-xl">{tier.name}</span>
          <span className="ml-2 text-ink-soft text-sm">
            Level <span className="figures">{currentLevel}</span>
          </span>
        </p>
        {nextTier ? (
          <>
            <Progress value={nextTier.percent} label={`Progress to ${nextTier.tier.name}`} />
            <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
              <span>
                <span className="figures">{formatNumber(nextTier.pointsToGo)}</span>{" "}
                {nextTier.pointsToGo === 1 ? "point" : "points"} to {nextTier.tier.name}
              </span>
              <span className="figures">{nextTier.percent}%</span>
            </p>
          </>
        ) : (
          <p className="text-ink-soft text-sm">The highest tier there is.</p>
        )}
      </div>
    </div>
  );
}
