import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { useReportEvent } from "../client.ts";

export function ReportEvent({ event }: { event: { id: number; title: string } }) {
  const report = useReportEvent();
  return (
    <ReportDialog
      title="Report this event"
      description={`“${event.title}”. An administrator will look at it.`}
      label={`Report the event “${event.title}”`}
      onSend={(given) => report.mutateAsync({ ...given, id: event.id })}
    />
  );
}
