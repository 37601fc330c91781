import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { useDecideClaim } from "../../client.ts";
import type { Claim } from "../../contract.ts";

/** About the claim as it is shown. Tells how it went, and answers whether it worked. */
export function useClaimDecision() {
  const decision = useDecideClaim();
  return {
    isPending: decision.isPending,
    decide: async (
      { id, version }: Claim,
      status: "approved" | "rejected",
      notes = "",
    ): Promise<boolean> => {
      try {
        await decision.mutateAsync({ id, version, status, adminNotes: notes || null });
        toast({
          title: "Claim Updated",
          description: `Business claim has been ${status}.`,
          tone: "ok",
        });
        return true;
      } catch (error) {
        tellFailure(error, "Failed to update business claim.");
        return false;
      }
    },
  };
}
