import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { earlyWordsIn } from "#src/design/early/early-words.ts";
import { FormError } from "#src/design/form/form-error.tsx";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { SpamTrapField } from "#src/design/form/spam-trap-field.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { ListingPicker, type PickedListing } from "./listing-picker.tsx";
import { ReviewFields } from "./review-fields.tsx";
import { SUBMIT_FAILED, useReviewForm } from "./use-review-form.ts";

const BUSINESS_KEY = "review-page-business";
const INCOMPLETE = "Please select a business and provide a rating.";
const THANKS = "Thank you for your review! It will be published after moderation.";

type Outcome = "incomplete" | "sent" | "failed";

/** The form of /reviews: first the place, then what to say about it. */
export function ReviewPageForm() {
  const [business, setBusiness] = useState<PickedListing | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isInUse = picker.current !== null && earlyWordsIn(picker.current).length > 0;
    if (!isInUse) setBusiness(readDraft<PickedListing>(BUSINESS_KEY));
  }, []);
  const pick = (picked: PickedListing | null) => {
    setBusiness(picked);
    setOutcome(null);
    writeDraft(BUSINESS_KEY, picked && { ...picked, images: undefined });
  };
  const { form, trap, attachments, user, problem } = useReviewForm({
    businessId: business?.id ?? null,
    own: null,
    draftKey: "review-page",
    onSent: () => {
      pick(null);
      setOutcome("sent");
    },
    onFailed: () => setOutcome("failed"),
  });
  const isReady = business !== null && form.watch("rating") > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) void attachments.submit(event);
    else setOutcome("incomplete");
  };
  return (
    <AttachmentsProvider value={attachments}>
      <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div ref={picker}>
          <ListingPicker value={business} onChange={pick} />
        </div>
        <ReviewFields form={form} accountEmail={user?.email ?? null} asksForName />
        <SpamTrapField trap={trap} />
        {outcome === "sent" ? <Alert tone="ok">{THANKS}</Alert> : null}
        {outcome === "incomplete" && !isReady ? <FormError message={INCOMPLETE} /> : null}
        {outcome === "failed" ? (
          <FormError message={SUBMIT_FAILED} errors={reasonsOf(problem)} />
        ) : null}
        <UploadProgress />
        {/* Not `disabled`: whoever presses it is told what is missing. */}
        <Button
          type="submit"
          aria-disabled={!isReady || undefined}
          pending={attachments.isBusy}
          className="self-start aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-shoal aria-disabled:text-ink-soft"
        >
          Submit Review
        </Button>
      </form>
    </AttachmentsProvider>
  );
}

/** The server's sentence says more than the general one. */
const reasonsOf = (problem: string | undefined) =>
  problem && problem !== SUBMIT_FAILED ? [{ message: problem }] : [];
