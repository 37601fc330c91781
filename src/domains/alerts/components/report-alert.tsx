import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { useReportAlert } from "../client.ts";
import type { ConservationAlert } from "../contract.ts";

export function ReportAlert({ alert }: { alert: ConservationAlert }) {
  const report = useReportAlert(alert.id);
  return (
    <ReportDialog
      title="Report this alert"
      description={`“${alert.title}”. An administrator will look at it.`}
      label={`Report the alert “${alert.title}”`}
      onSend={(given) => report.mutateAsync(given)}
    />
  );
}
