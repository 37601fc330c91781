import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { useApproveReview, useDeclineReview, useDeleteReview } from "../../client.ts";
import type { AdminReview } from "../../contract.ts";

/** Each tells how it went. */
export function useReviewDecisions() {
  const approval = useApproveReview();
  const decline = useDeclineReview();
  const deletion = useDeleteReview();
  return {
    isApproving: approval.isPending,
    /** Of what is shown: a review that was changed meanwhile is read again first. */
    approve: async ({ id, version }: AdminReview) => {
      try {
        await approval.mutateAsync({ id, version });
        toast({ title: "Review approved", tone: "ok" });
      } catch (error) {
        tellFailure(error, "Failed to approve review");
      }
    },
    /** Rejects when it did not work. */
    decline: async ({ id, version }: AdminReview, reason: string) => {
      try {
        await decline.mutateAsync({ id, reason, version });
        toast({ title: "Review declined", tone: "ok" });
      } catch (error) {
        tellFailure(error, "Failed to update review");
        throw error;
      }
    },
    remove: async ({ id }: AdminReview) => {
      try {
        await deletion.mutateAsync(id);
        toast({ title: "Review deleted", tone: "ok" });
      } catch (error) {
        tellFailure(error, "Failed to delete review");
      }
    },
  };
}
