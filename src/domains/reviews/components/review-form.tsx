import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
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
  const { form, trap, attachments, user, problem } = useReviewForm({
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
    <AttachmentsProvider value={attachments}>
      <form
        method="dialog"
        noValidate
        onSubmit={attachments.submit}
        className="flex flex-col gap-5"
      >
        <FormError message={problem} />
        <ReviewFields form={form} accountEmail={user?.email ?? null} asksForName={own === null} />
        <SpamTrapField trap={trap} />
        {own?.isApproved ? (
          <p className="text-ink-soft text-sm">
            Your published review stays as it is until the change is approved.
          </p>
        ) : null}
        <UploadProgress />
        <Button
          type="submit"
          className="self-start"
          disabled={form.watch("rating") === 0}
          pending={attachments.isBusy}
        >
          {own ? "Save Review" : "Submit Review"}
        </Button>
      </form>
    </AttachmentsProvider>
  );
}
