import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useDecideClaim } from "../../client.ts";
import type { Claim } from "../../contract.ts";

/** About the claim as it is shown. Tells how it went, and answers whether it worked. */
export function useClaimDecision() {
  const decision = useDecideClaim();
  return {
    isPending: decision.isPending,
    decide: ({ id, version }: Claim, status: "approved" | "rejected", notes = "") =>
      tellOutcome(
        decision.mutateAsync({ id, version, status, adminNotes: notes || null }),
        { title: "Claim Updated", description: `Business claim has been ${status}.` },
        "Failed to update business claim.",
      ),
  };
}
