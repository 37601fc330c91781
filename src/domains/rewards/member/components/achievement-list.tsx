import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import type { MemberAchievement } from "../contract.ts";
import { AchievementCard } from "./achievement-card.tsx";

/** What was earned comes first, then what is nearest to its goal. */
export function AchievementList({ achievements }: { achievements: readonly MemberAchievement[] }) {
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
  const others = achievements
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((one, other) => other.progress.percent - one.progress.percent);
  if (achievements.length === 0)
    return <EmptyState heading="h3" title="There are no achievements yet" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <span className="figures font-semibold">
          {earned.length} of {achievements.length}
        </span>{" "}
        earned
      </p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[...earned, ...others].map((achievement) => (
          <li key={achievement.id} className="flex *:w-full">
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
      <p className="max-w-3xl text-ink-soft text-sm">
        What goes over a day's limit earns nothing and does not count towards a goal. An achievement
        is held while what it was earned for is there. If that falls below the goal, the achievement
        and its points go together, and your points say why.
      </p>
    </div>
  );
}
