import { useForm } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useEditReview, useSubmitReview } from "../client.ts";
import { NewReview, type NewReviewInput, type Review } from "../contract.ts";
import { changeableOf } from "../rules.ts";

export const SUBMIT_FAILED = "Failed to submit review. Please try again.";

interface ReviewFormOptions {
  /** Null until one is chosen. */
  businessId: number | null;
  /** The writer's own earlier review, which is then edited. */
  own: Review | null;
  /** Under which name the tab keeps what is typed. */
  draftKey: string;
  onSent: () => void;
  onFailed: () => void;
}

/** One form for both places where reviews are written, and for editing one's own. */
export function useReviewForm(options: ReviewFormOptions) {
  const { businessId, own, onSent, onFailed } = options;
  const viewer = useViewer();
  const user = viewer.status === "authenticated" ? viewer.user : null;
  const submission = useSubmitReview();
  const edit = useEditReview();
  const trap = useSpamTrap();
  const form = useForm<NewReviewInput, unknown, NewReview>({
    resolver: plainResolver(NewReview),
    defaultValues: startOf(own, user),
  });
  const draft = useSessionDraft(options.draftKey, form, user ? { userEmail: user.email } : {});

  const send = form.handleSubmit(async (values) => {
    if (businessId === null) return;
    try {
      if (own) await edit.mutateAsync({ ...changeableOf(values), id: own.id });
      else await submission.mutateAsync({ ...values, ...trap.read(), businessId });
      form.reset(startOf(null, user));
      draft.forget();
      onSent();
    } catch (error) {
      const fields = ["userName", "userEmail", "title", "content", "visitDate"] as const;
      showServerErrors(error, fields, form.setError);
      onFailed();
    }
  });

  const attachments = useAttachments({ check: () => checkForm(form), send });

  const error = own ? edit.error : submission.error;
  return {
    form,
    trap,
    attachments,
    user,
    /** The server's own sentence, when it gave one. */
    problem: error ? reasonOf(error, SUBMIT_FAILED) : undefined,
  };
}

function startOf(own: Review | null, user: CurrentUser | null): NewReviewInput {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  return {
    rating: 0,
    title: "",
    content: "",
    images: [],
    videos: [],
    visitDate: null,
    ...(own && (own.pendingChange ?? changeableOf(own))),
    userName: own?.userName ?? name,
    userEmail: own?.userEmail ?? user?.email ?? "",
  };
}
