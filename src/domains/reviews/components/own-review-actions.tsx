import { Pencil, Trash2 } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useDeleteReview } from "../client.ts";
import type { Review } from "../contract.ts";

interface OwnReviewActionsProps {
  review: Review;
  onEdit: () => void;
  onChanged: () => void;
}

export function OwnReviewActions({ review, onEdit, onChanged }: OwnReviewActionsProps) {
  const deletion = useDeleteReview();
  const remove = async () => {
    try {
      await deletion.mutateAsync(review.id);
    } catch (error) {
      toast({ title: "Error", description: "Failed to delete review", tone: "danger" });
      throw error;
    }
    toast({ title: "Review deleted", tone: "ok" });
    onChanged();
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onEdit}>
        <Pencil aria-hidden /> Edit
      </Button>
      <ConfirmDialog
        title="Delete your review"
        description={
          <>
            Are you sure you want to delete this review?
            <span className="mt-2 block">Points that it earned go with it.</span>
          </>
        }
        confirmLabel="Delete"
        onConfirm={remove}
        trigger={
          <Button variant="quiet" size="sm">
            <Trash2 aria-hidden /> Delete
          </Button>
        }
      />
    </>
  );
}
