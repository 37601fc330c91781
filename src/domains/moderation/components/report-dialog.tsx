import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { ReportFormProps } from "./report-form.tsx";

/** The form brings the validator along; readers do without. */
const ReportForm = lazyPart(() =>
  import("./report-form.tsx").then((module) => ({ default: module.ReportForm })),
);

interface ReportDialogProps extends Pick<ReportFormProps, "onSend"> {
  title: string;
  description: string;
  /** The button's name for those who hear the page: what is reported. */
  label: string;
}

export function ReportDialog({ title, description, label, onSend }: ReportDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      description={description}
      trigger={
        <Button variant="quiet" aria-label={label}>
          <Flag aria-hidden /> Report
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-80" />}>
        <ReportForm onSend={onSend} onSent={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
