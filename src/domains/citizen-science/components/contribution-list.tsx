import { useRevalidator } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import { useTakeBack } from "../client.ts";
import type { CitizenProject, Contribution } from "../contract.ts";

interface ContributionListProps {
  project: CitizenProject;
  contributions: readonly Contribution[];
  mayManage: boolean;
}

/** The latest days, with amounts; whoever made one or leads the project takes it back. */
export function ContributionList({ project, contributions, mayManage }: ContributionListProps) {
  if (contributions.length === 0)
    return <p className="text-ink-soft">Nothing was contributed so far.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {contributions.map((contribution) => (
        <li key={contribution.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="w-28 text-ink-soft text-sm">{formatDay(contribution.day)}</span>
          <span className="grow">
            <span className="figures">{formatNumber(contribution.amount)}</span> {project.goalUnit}
            {contribution.isOwn ? " (yours)" : ""}
            {contribution.note ? (
              <span className="wrap-anywhere block text-ink-soft text-sm">{contribution.note}</span>
            ) : null}
          </span>
          {contribution.isOwn || mayManage ? (
            <TakeBackButton projectId={project.id} contribution={contribution} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface TakeBackButtonProps {
  projectId: number;
  contribution: Contribution;
}

function TakeBackButton({ projectId, contribution }: TakeBackButtonProps) {
  const takeBack = useTakeBack(projectId);
  const { revalidate } = useRevalidator();
  const { amount, day } = contribution;
  const remove = () =>
    takeBack.mutate(contribution.id, {
      onSuccess: () => {
        toast({ title: "Taken back", tone: "ok" });
        void revalidate();
      },
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  return (
    <Button
      variant="quiet-danger"
      size="sm"
      pending={takeBack.isPending}
      onClick={remove}
      aria-label={`Take back ${formatNumber(amount)} of ${formatDay(day)}`}
    >
      Take back
    </Button>
  );
}
