import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { Review } from "../contract.ts";
import { ReviewFields } from "./review-fields.tsx";
import { SUBMIT_FAILED, useReviewForm } from "./use-review-form.ts";

interface ReviewFormProps {
  businessId: number;
  own: Review | null;
  onSent: () => void;
}

/** The form on the page of a listing. */
export function ReviewForm({ businessId, own, onSent }: ReviewFormProps) {
  const { form, trap, send, user, isPending, problem } = useReviewForm({
    businessId,
    own,
    draftKey: own ? `review-edit-${own.id}` : `review-of-${businessId}`,
    onSent: () => {
      toast({
        title: "Review submitted!",
        description: "Your review has been submitted and is pending approval.",
        tone: "ok",
      });
      onSent();
    },
    onFailed: () => toast({ title: "Error", description: SUBMIT_FAILED, tone: "danger" }),
  });
  return (
    <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-5">
      <FormError message={problem} />
      <ReviewFields form={form} accountEmail={user?.email ?? null} asksForName={own === null} />
      <SpamTrapField trap={trap} />
      {own?.isApproved ? (
        <p className="text-ink-soft text-sm">
          Your published review stays as it is until the change is approved.
        </p>
      ) : null}
      <Button
        type="submit"
        className="self-start"
        disabled={form.watch("rating") === 0}
        pending={isPending}
      >
        {own ? "Save Review" : "Submit Review"}
      </Button>
    </form>
  );
}
