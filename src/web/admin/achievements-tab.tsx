import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { adminAchievementsQuery } from "#src/domains/rewards/oversight/client.ts";
import { AchievementRow } from "#src/domains/rewards/oversight/components/admin/achievement-row.tsx";
import { AddAchievement } from "#src/domains/rewards/oversight/components/admin/add-achievement.tsx";

/** The nine that are always on, and those that administrators made. */
export default function AchievementsTab() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-2xl text-ink-soft text-sm">
          What people earn follows from what is counted. Nobody is given an achievement by hand.
        </p>
        <AddAchievement />
      </div>
      <Achievements />
    </div>
  );
}

function Achievements() {
  const { data, isError, refetch } = useQuery(adminAchievementsQuery);
  if (isError && !data)
    return <ErrorState heading="h3" title="Achievements did not load" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.map((achievement) => (
        <AchievementRow key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}
