import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure, tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Business } from "../../../listing/contract.ts";
import { useManageListing, useRemoveListing, useRemoveListings } from "../../client.ts";
import { SubmissionWords } from "./submission-words.tsx";

export type Question =
  | { kind: "approve" | "reject"; business: Business }
  | { kind: "delete"; businesses: readonly Business[] };

interface PendingQuestionProps {
  question: Question;
  onClose: () => void;
  /** Listings that were deleted are not chosen any more. */
  onDone: () => void;
}

/** Nothing is decided without a yes. */
export function PendingQuestion({ question, onClose, onDone }: PendingQuestionProps) {
  const change = useManageListing();
  const remove = useRemoveListing();
  const removeAll = useRemoveListings();

  const approve = ({ id, version }: Business) =>
    tellOutcome(
      change.mutateAsync({ id, version, isActive: true }),
      {
        title: "Business Approved",
        description: "The business listing has been approved and is now live.",
      },
      "Failed to approve business listing.",
    );

  const reject = ({ id, version }: Business, reason: string) =>
    tellOutcome(
      remove.mutateAsync({ id, version, reason: reason || null }),
      {
        title: "Business Rejected",
        description: "The business listing has been rejected and removed.",
      },
      "Failed to reject business listing.",
    );

  const deleteAll = async (businesses: readonly Business[]) => {
    try {
      const { success, failed } = await removeAll.mutateAsync(businesses.map(({ id }) => id));
      onDone();
      toast({
        title: "Mass Delete Completed",
        description: `${formatNumber(success)} businesses deleted successfully. ${formatNumber(failed)} failed.`,
        tone: failed === 0 ? "ok" : "neutral",
      });
    } catch (error) {
      tellFailure(error, "Failed to delete selected businesses.");
    }
  };

  const close = (open: boolean) => (open ? undefined : onClose());
  if (question.kind === "delete") {
    const count = question.businesses.length;
    const counted = `${formatNumber(count)} ${count === 1 ? "business" : "businesses"}`;
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        title={`Delete ${counted}?`}
        description={`Are you sure you want to delete the ${formatNumber(count)} selected ${count === 1 ? "business" : "businesses"}? This action cannot be undone.`}
        confirmLabel="Delete"
        onConfirm={() => deleteAll(question.businesses)}
      />
    );
  }
  const { business } = question;
  if (question.kind === "approve") {
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        tone="neutral"
        title={`Approve ${business.name}?`}
        description="Are you sure you want to approve this business? It will be live at once."
        confirmLabel="Approve"
        onConfirm={() => approve(business)}
      />
    );
  }
  return (
    <ReasonDialog
      title={`Reject ${business.name}?`}
      description="Are you sure you want to reject and delete this business? This action cannot be undone."
      label="Reason"
      hint="Optional; it is mailed to whoever sent the listing in."
      confirmLabel="Reject"
      onClose={onClose}
      onConfirm={(reason) => reject(business, reason)}
    >
      <SubmissionWords business={business} />
    </ReasonDialog>
  );
}
