import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useDeleteReport } from "../client.ts";
import type { SpeciesReport } from "../contract.ts";
import { titleOf } from "./report-title.ts";

export function DeleteReportButton({ report, goTo }: { report: SpeciesReport; goTo: string }) {
  const { mutateAsync } = useDeleteReport(report.id);
  const navigate = useNavigate();
  const remove = async () => {
    const done = { title: "The report is deleted" };
    if (await tellOutcome(mutateAsync(), done, "It was not deleted.")) void navigate(goTo);
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet-danger">Delete report</Button>}
      title="Delete this report?"
      description={`${titleOf(report)}: it goes with its photos, opinions and comments.`}
      confirmLabel="Delete report"
      onConfirm={remove}
    />
  );
}
