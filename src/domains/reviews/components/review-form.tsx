import { Link } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import type { Review } from "../contract.ts";
import { reviewDraftKey } from "./review-draft.ts";
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
    draftKey: reviewDraftKey(businessId, own),
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
        <SignInNote businessId={businessId} />
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

function SignInNote({ businessId }: { businessId: number }) {
  const viewer = useViewer();
  if (viewer.status !== "anonymous") return null;
  const next = encodeURIComponent(`/business/${businessId}?tab=reviews`);
  return (
    <p className="text-ink-soft text-sm">
      Have an account?{" "}
      <TextLink asChild>
        <Link to={`/login?next=${next}`}>Sign in</Link>
      </TextLink>{" "}
      first, and you can change the review later. What you enter here is kept meanwhile.
    </p>
  );
}
