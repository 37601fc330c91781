import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { Claim } from "../contract.ts";
import { ClaimWaits } from "./claim-waits.tsx";
import { ConfirmNotice } from "./confirm-notice.tsx";
import { tellSubmitted } from "./tell-submitted.ts";

/** The form brings the validator and the uploads along; readers do without. */
const ClaimForm = lazyPart(async () => ({ default: (await import("./claim-form.tsx")).ClaimForm }));

interface ClaimDialogProps {
  business: { id: number; name: string };
  trigger: ReactNode;
}

export function ClaimDialog({ business, trigger }: ClaimDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** Sent, and nobody looks at it before its address is confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<Claim | null>(null);
  const [waiting, setWaiting] = useState<Claim | null>(null);
  const show = (open: boolean) => {
    setIsOpen(open);
    if (unconfirmed) tellSubmitted();
    setUnconfirmed(null);
  };
  const finish = (sent: Claim) => {
    setWaiting(sent);
    if (sent.confirmedAt === null) setUnconfirmed(sent);
    else setIsOpen(false);
  };
  if (waiting && !isOpen) return <ClaimWaits claim={waiting} />;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={show}
      trigger={trigger}
      title="Claim Your Business"
      description="Take control of your business listing to manage information and respond to reviews"
    >
      {unconfirmed ? (
        <ConfirmNotice email={unconfirmed.claimerEmail} onClose={() => show(false)} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ClaimForm business={business} onDone={finish} />
        </Suspense>
      )}
    </Dialog>
  );
}
