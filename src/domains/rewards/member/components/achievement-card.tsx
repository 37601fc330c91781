import { CircleCheck } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import { BadgeLevelMark } from "../../worth/components/badge-level.tsx";
import { RewardIcon } from "../../worth/components/reward-icon.tsx";
import { MEASURE_WORDS } from "../../worth/limits-contract.ts";
import type { MemberAchievement } from "../contract.ts";

export function AchievementCard({ achievement }: { achievement: MemberAchievement }) {
  const { title, description, icon, category, points, badgeLevel, earnedAt } = achievement;
  return (
    <Card asChild tone={earnedAt ? "land" : "paper"}>
      <article aria-label={title} className="flex flex-col gap-4">
        <div className="flex items-start gap-4">
          <span
            className={cx(
              "flex size-12 shrink-0 items-center justify-center rounded-full border [&_svg]:size-6",
              earnedAt ? "border-coast bg-paper text-land-ink" : "border-line-strong text-ink-soft",
            )}
          >
            <RewardIcon name={icon} />
          </span>
          <div className="min-w-0">
            <h3 className="place-name wrap-anywhere text-lg">{title}</h3>
            <p className="wrap-anywhere text-ink-soft text-sm">{description}</p>
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Badge tone="shoal">{category}</Badge>
          <BadgeLevelMark level={badgeLevel} />
          <span className="figures">+{formatNumber(points)} points</span>
        </p>
        <Standing achievement={achievement} />
      </article>
    </Card>
  );
}

/** Count and goal as they are, and when it was earned. */
function Standing({ achievement }: { achievement: MemberAchievement }) {
  const { title, progress, requirements, earnedAt } = achievement;
  const isBeyond = progress.count > progress.goal;
  return (
    <div className="mt-auto flex flex-col gap-2">
      <Progress value={progress.percent} label={`Progress of ${title}`} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-soft">
          <span className="figures">
            {formatNumber(progress.count)}
            {isBeyond ? "" : ` of ${formatNumber(progress.goal)}`}
          </span>{" "}
          {MEASURE_WORDS[requirements.measure]}
          {isBeyond ? `, goal ${formatNumber(progress.goal)}` : ""}
        </span>
        <span className="figures">{progress.percent}%</span>
      </p>
      {earnedAt ? (
        <p className="flex items-center gap-2 font-semibold text-sm">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-ok" />
          <span>
            Earned <time dateTime={earnedAt}>{formatDay(earnedAt)}</time>
          </span>
        </p>
      ) : null}
    </div>
  );
}
