import { lazy, type ReactNode, Suspense, useState } from "react";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";

/** The form brings the validator and the uploads along; readers of a page do without. */
const ClaimForm = lazy(() =>
  import("./claim-form.tsx").then((module) => ({ default: module.ClaimForm })),
);

interface ClaimDialogProps {
  business: { id: number; name: string };
  trigger: ReactNode;
}

export function ClaimDialog({ business, trigger }: ClaimDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title="Claim Your Business"
      description="Take control of your business listing to manage information and respond to reviews"
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ClaimForm business={business} onDone={() => setIsOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
