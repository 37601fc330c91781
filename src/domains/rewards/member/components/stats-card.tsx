import type { ReactNode } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { UserStats } from "../contract.ts";
import { Counters } from "./counters.tsx";
import { Streak } from "./streak.tsx";
import { TierProgress } from "./tier-progress.tsx";

interface StatsCardProps {
  stats: UserStats;
  /** Where the points are listed. */
  pointsId: string;
  /** Which days are meant. */
  children: ReactNode;
}

export function StatsCard({ stats, pointsId, children }: StatsCardProps) {
  return (
    <Card asChild padding="none">
      <section aria-labelledby="own-stats">
        <h2 id="own-stats" className="sr-only">
          Your points
        </h2>
        {stats.collects ? null : (
          <Alert role="note" tone="info" className="m-5">
            Administrators do not collect points and are not on the leaderboard.
          </Alert>
        )}
        <div className="grid lg:grid-cols-[14rem_1fr_1fr] lg:divide-x lg:divide-line">
          <div className="p-5">
            <p className="text-ink-soft text-sm">Total points</p>
            <p className="figures font-medium text-4xl">{formatNumber(stats.totalPoints)}</p>
            <TextLink href={`#${pointsId}`} className="thumb-target text-sm">
              What they are for
            </TextLink>
          </div>
          <div className="border-line p-5 max-lg:border-t">
            <TierProgress stats={stats} />
          </div>
          <div className="border-line p-5 max-lg:border-t">
            <Streak stats={stats} />
            {children}
          </div>
        </div>
        <Counters stats={stats} />
      </section>
    </Card>
  );
}
