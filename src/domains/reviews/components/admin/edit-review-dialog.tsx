import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useChangeReview } from "../../client.ts";
import { type AdminReview, AdminReviewChange } from "../../contract.ts";
import { ReviewFormDialog } from "./review-form-dialog.tsx";
import type { ReviewValues } from "./review-form-fields.tsx";

const FIELDS = ["userName", "userEmail", "rating", "title", "content"] as const;
const resolver = plainResolver(AdminReviewChange) as unknown as Resolver<ReviewValues>;

interface EditReviewDialogProps {
  review: AdminReview;
  onClose: () => void;
}

export function EditReviewDialog({ review, onClose }: EditReviewDialogProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<ReviewValues>({ defaultValues: valuesOf(review), resolver });
  const change = useChangeReview();

  const save = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await change.mutateAsync({ id: review.id, version: review.version, ...values });
      toast({ title: "Review updated", tone: "ok" });
      onClose();
    } catch (error) {
      const fallback = "Failed to update review";
      tellFailure(error, fallback);
      const isShown = showServerErrors(error, FIELDS, form.setError);
      setProblem(isShown ? undefined : reasonOf(error, fallback));
    }
  });

  return (
    <ReviewFormDialog
      title="Edit Review"
      description={`${review.businessName}, by ${review.userName}`}
      saveLabel="Save"
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      form={form}
      problem={problem}
      onSubmit={save}
    />
  );
}

function valuesOf(review: AdminReview): ReviewValues {
  const { userName, userEmail, rating, title, content, images, videos, isApproved } = review;
  return {
    userName,
    userEmail: userEmail ?? "",
    rating,
    title,
    content,
    images,
    videos,
    isApproved,
  };
}
