import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { useDecideClaim } from "../../client.ts";
import type { Claim } from "../../contract.ts";
import { OBJECTION_DAYS } from "../../limits-contract.ts";

/** About the claim as it is shown. Tells how it went, and answers whether it worked. */
export function useClaimDecision() {
  const decision = useDecideClaim();
  return {
    isPending: decision.isPending,
    decide: ({ id, version }: Claim, status: "approved" | "rejected", notes = "") =>
      tellOutcome(
        decision.mutateAsync({ id, version, status, adminNotes: notes || null }),
        (decided) => ({ title: "Claim Updated", description: wordsFor(decided) }),
        "Failed to update business claim.",
      ),
  };
}

/** Names the claim, for the card that was pressed is gone by now. */
function wordsFor(claim: Claim): string {
  const done = `Business claim has been ${claim.status}.`;
  if (claim.status === "approved" && claim.transferAt && !claim.completedAt) {
    return `${done} ${whenItChangesHands(claim, claim.transferAt)}`;
  }
  return `${done} ${claim.businessName}, claimed by ${claim.claimerName}.`;
}

const whenItChangesHands = (
  { businessName, claimerName, objectionDismissedAt }: Claim,
  transferAt: string,
): string =>
  objectionDismissedAt
    ? `${businessName} waits for ${claimerName} to open the mailed link.`
    : `A ${OBJECTION_DAYS}-day wait starts: ${businessName} goes to ${claimerName} on ${formatDay(transferAt)}, unless its owner objects.`;
