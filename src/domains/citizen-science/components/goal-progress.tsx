import { Progress } from "#src/design/primitives/progress.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { CitizenProject } from "../contract.ts";

/** What was collected, and how far it is to the goal where there is one. */
export function GoalProgress({ project }: { project: CitizenProject }) {
  const { dataCollected, goalAmount, goalUnit, title } = project;
  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong className="figures">{formatNumber(dataCollected)}</strong>
        {goalAmount === null ? "" : ` of ${formatNumber(goalAmount)}`} {goalUnit}
      </p>
      {goalAmount === null ? null : (
        <Progress value={dataCollected} max={goalAmount} label={`Goal of ${title}`} />
      )}
    </div>
  );
}
