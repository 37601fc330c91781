import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useApproveExperience, useDeclineExperience, useDeleteExperience } from "../../client.ts";
import type { AdminExperience } from "../../contract.ts";

const FAILED = "Nothing was changed. Please try again.";

/** Each tells how it went, and answers whether it worked. */
export function useExperienceDecisions() {
  const approval = useApproveExperience();
  const decline = useDeclineExperience();
  const deletion = useDeleteExperience();
  return {
    isApproving: approval.isPending,
    /** Of what is shown: one that was changed meanwhile is read again first. */
    approve: ({ id, version }: AdminExperience) =>
      tellOutcome(approval.mutateAsync({ id, version }), { title: "Experience published" }, FAILED),
    decline: ({ id, version }: AdminExperience, reason: string) =>
      tellOutcome(
        decline.mutateAsync({ id, version, reason }),
        { title: "Experience declined" },
        FAILED,
      ),
    remove: ({ id }: AdminExperience) =>
      tellOutcome(deletion.mutateAsync(id), { title: "Experience deleted" }, FAILED),
  };
}
