import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { useReportReview } from "../client.ts";
import type { Review } from "../contract.ts";

export function ReportReview({ review }: { review: Review }) {
  const report = useReportReview();
  return (
    <ReportDialog
      title="Report this review"
      description={`“${review.title}” by ${review.userName}. An administrator will look at it.`}
      label={`Report the review “${review.title}”`}
      onSend={(given) => report.mutateAsync({ ...given, id: review.id })}
    />
  );
}
