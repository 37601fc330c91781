import { DoorOpen, Hourglass, Users } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { AttendeeCounts as Counts } from "../contract.ts";

interface AttendeeCountsProps extends Counts {
  /** Null is without a limit. */
  capacity: number | null;
}

export function AttendeeCounts({ registered, waiting, arrived, capacity }: AttendeeCountsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="Registered"
        value={formatNumber(registered)}
        unit={capacity === null ? "people" : `of ${formatNumber(capacity)} places`}
        icon={<Users />}
      />
      <StatCard
        label="Waiting"
        value={formatNumber(waiting)}
        unit={waiting === 1 ? "party" : "parties"}
        icon={<Hourglass />}
      />
      <StatCard
        label="Arrived"
        value={formatNumber(arrived)}
        unit={`of ${formatNumber(registered)}`}
        icon={<DoorOpen />}
      />
    </div>
  );
}
