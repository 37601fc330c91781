import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { useFlagReport } from "../client.ts";
import type { SpeciesReport } from "../contract.ts";
import { titleOf } from "./report-title.ts";

export function FlagReport({ report }: { report: SpeciesReport }) {
  const flag = useFlagReport(report.id);
  return (
    <ReportDialog
      title="Report this to the administrators"
      description={`“${titleOf(report)}”. An administrator will look at it.`}
      label={`Report “${titleOf(report)}” to the administrators`}
      onSend={(given) => flag.mutateAsync(given)}
    />
  );
}
