import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useApproveReview, useDeclineReview, useDeleteReview } from "../../client.ts";
import type { AdminReview } from "../../contract.ts";

/** Each tells how it went, and answers whether it worked. */
export function useReviewDecisions() {
  const approval = useApproveReview();
  const decline = useDeclineReview();
  const deletion = useDeleteReview();
  return {
    isApproving: approval.isPending,
    /** Of what is shown: a review that was changed meanwhile is read again first. */
    approve: ({ id, version }: AdminReview) =>
      tellOutcome(
        approval.mutateAsync({ id, version }),
        { title: "Review approved" },
        "Failed to approve review",
      ),
    decline: ({ id, version }: AdminReview, reason: string) =>
      tellOutcome(
        decline.mutateAsync({ id, reason, version }),
        { title: "Review declined" },
        "Failed to update review",
      ),
    remove: ({ id }: AdminReview) =>
      tellOutcome(deletion.mutateAsync(id), { title: "Review deleted" }, "Failed to delete review"),
  };
}
