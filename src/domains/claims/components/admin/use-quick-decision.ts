import { useEffect, useState } from "react";
import type { Claim } from "../../contract.ts";
import { canDecideAtOnce } from "../../rules.ts";
import { useClaimDecision } from "./use-claim-decision.ts";

/** Longer than two taps of a hurried hand. */
const REST_MS = 1000;

interface QuickDecisionOptions {
  /** The list is read again: what stands under the pointer may change. */
  isReading: boolean;
  onReview: (claim: Claim) => void;
}

/**
 * Decides at one tap what is plain, and opens what is not. After a decision the next card slides
 * under the pointer: until it has stood still for a moment, nothing is decided.
 */
export function useQuickDecision({ isReading, onReview }: QuickDecisionOptions) {
  const { decide, isPending } = useClaimDecision();
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting || isPending || isReading) return;
    const timer = setTimeout(() => setIsResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, isPending, isReading]);
  const choose = (claim: Claim, status: "approved" | "rejected") => {
    if (claim.status !== "pending" || isResting) return;
    if (!canDecideAtOnce(claim)) return onReview(claim);
    setIsResting(true);
    void decide(claim, status);
  };
  return { choose, isResting };
}
