import { Check, Pencil, Trash2, X } from "lucide-react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import type { AdminReview } from "../../contract.ts";
import { isWaiting } from "../../rules.ts";
import { ReviewWords } from "./review-words.tsx";
import { useReviewDecisions } from "./use-review-decisions.ts";

interface ReviewDecisionsProps {
  review: AdminReview;
  onEdit: () => void;
  onDecline: () => void;
}

export function ReviewDecisions({ review, onEdit, onDecline }: ReviewDecisionsProps) {
  const { approve, isApproving, remove } = useReviewDecisions();
  return (
    <div className="flex flex-wrap gap-2">
      {isWaiting(review) ? (
        <>
          <Button
            size="sm"
            aria-label={`Approve ${review.title}`}
            pending={isApproving}
            onClick={() => approve(review)}
          >
            <Check aria-hidden /> Approve
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Decline ${review.title}`}
            onClick={onDecline}
          >
            <X aria-hidden /> Decline
          </Button>
        </>
      ) : null}
      <Button size="sm" variant="secondary" aria-label={`Edit ${review.title}`} onClick={onEdit}>
        <Pencil aria-hidden /> Edit
      </Button>
      <ConfirmDialog
        title="Delete this review?"
        description="Are you sure you want to delete this review?"
        confirmLabel="Delete"
        onConfirm={() => remove(review)}
        trigger={
          <Button size="sm" variant="quiet" aria-label={`Delete ${review.title}`}>
            <Trash2 aria-hidden /> Delete
          </Button>
        }
      />
    </div>
  );
}

interface DeclineReviewDialogProps {
  review: AdminReview;
  onClose: () => void;
}

export function DeclineReviewDialog({ review, onClose }: DeclineReviewDialogProps) {
  const { decline } = useReviewDecisions();
  const what = review.isApproved
    ? "The change is dropped; the published review stays as it is."
    : "The review is deleted. This action cannot be undone.";
  return (
    <ReasonDialog
      title={`Decline “${review.title}”?`}
      description={what}
      label="Reason"
      hint="It is mailed to the writer."
      isRequired
      confirmLabel="Decline"
      onClose={onClose}
      onConfirm={(reason) => decline(review, reason)}
    >
      <ReviewWords review={review} />
    </ReasonDialog>
  );
}
