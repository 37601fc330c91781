import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { Review } from "../contract.ts";

/** The form brings the validator along; readers do without. */
const ReportForm = lazy(async () => ({ default: (await import("./report-form.tsx")).ReportForm }));

export function ReportDialog({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Report this review"
      description={`“${review.title}” by ${review.userName}. An administrator will look at it.`}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Report the review “${review.title}”`}>
          <Flag aria-hidden /> Report
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <ReportForm id={review.id} onSent={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
