import { formatNumber } from "#src/shared/plain-format.ts";
import type { UserStats } from "../contract.ts";

const COUNTERS = [
  ["reviewsPosted", "Reviews posted"],
  ["businessesVisited", "Businesses visited"],
  ["eventsAttended", "Events attended"],
  ["experiencesShared", "Experiences shared"],
  ["socialShares", "Social shares"],
  ["photosPublished", "Photos published"],
  ["editsAccepted", "Corrections accepted"],
  ["factsConfirmed", "Facts confirmed"],
] as const satisfies readonly (readonly [keyof UserStats, string])[];

/** What was done, each kind for itself. */
export function Counters({ stats }: { stats: UserStats }) {
  return (
    <dl className="grid grid-cols-2 gap-px border-line border-t bg-line sm:grid-cols-4">
      {COUNTERS.map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-paper px-5 py-3">
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="figures text-lg">{formatNumber(stats[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
