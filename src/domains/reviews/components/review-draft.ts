import { readDraft } from "#src/design/form/session-draft.ts";
import type { NewReviewInput, Review } from "../contract.ts";

/** Under which name the tab keeps what is typed about a listing. */
export const reviewDraftKey = (businessId: number, own: Review | null): string =>
  own ? `review-edit-${own.id}` : `review-of-${businessId}`;

/** Whether something was begun that is worth going on with. */
export function hasReviewDraft(key: string): boolean {
  const draft = readDraft<Partial<NewReviewInput>>(key);
  return Boolean(
    draft?.rating || draft?.title?.trim() || draft?.content?.trim() || draft?.images?.length,
  );
}
