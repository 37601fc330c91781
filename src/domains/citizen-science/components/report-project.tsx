import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { useReportProject } from "../client.ts";
import type { CitizenProject } from "../contract.ts";

export function ReportProject({ project }: { project: CitizenProject }) {
  const report = useReportProject(project.id);
  return (
    <ReportDialog
      title="Report this project"
      description={`“${project.title}”. An administrator will look at it.`}
      label={`Report the project “${project.title}”`}
      onSend={(given) => report.mutateAsync(given)}
    />
  );
}
