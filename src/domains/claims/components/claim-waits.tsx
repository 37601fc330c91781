import { useEffect, useRef } from "react";
import type { Claim } from "../contract.ts";

/** Stands where the button was, which went with the dialog: the focus comes here. */
export function ClaimWaits({ claim }: { claim: Claim }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <p
      ref={told}
      tabIndex={-1}
      className="wrap-anywhere rounded-md border border-contour bg-shoal p-3 text-sm"
    >
      {claim.confirmedAt === null
        ? `Your claim waits for you: open the link that we mailed to ${claim.claimerEmail}.`
        : `Your claim waits for our decision. We mail it to ${claim.claimerEmail}.`}
    </p>
  );
}
