import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { TierMark } from "../../worth/components/tier-badge.tsx";
import { statsQuery } from "../client.ts";
import type { UserStats } from "../contract.ts";

/** On the dashboard: points, tier and the way to the rest. */
export function OwnPoints({ userId }: { userId: string }) {
  const { data: stats } = useQuery(statsQuery(userId));
  return (
    <Card asChild padding="sm">
      <section aria-label="Your points" className="flex min-h-20 flex-wrap items-center gap-4">
        {stats ? <Points stats={stats} /> : <Skeleton className="h-12 grow" />}
        <Button asChild variant="secondary" className="ml-auto max-sm:w-full">
          <Link to="/achievements">
            Achievements <ChevronRight aria-hidden />
          </Link>
        </Button>
      </section>
    </Card>
  );
}

function Points({ stats: { totalPoints, tier, nextTier } }: { stats: UserStats }) {
  return (
    <>
      <TierMark tier={tier} className="size-12" />
      <p className="min-w-0">
        <span className="place-name text-lg">{tier.name}</span>
        <span className="block text-ink-soft text-sm">
          <span className="figures">{formatNumber(totalPoints)}</span>{" "}
          {totalPoints === 1 ? "point" : "points"}
          {nextTier
            ? `, ${formatNumber(nextTier.pointsToGo)} more to ${nextTier.tier.name}`
            : ", the highest tier there is"}
        </span>
      </p>
    </>
  );
}
