import type { Claim } from "../../contract.ts";

/** Approved, and the listing has not changed hands yet. */
export const isWaiting = ({ status, completedAt }: Claim): boolean =>
  status === "approved" && completedAt === null;

/** The present owner said no, and nobody has settled it. */
export const hasObjection = (claim: Claim): boolean =>
  isWaiting(claim) && claim.objection !== null && claim.objectionDismissedAt === null;

/** Approved, the listing would wait for its present owner, who is somebody else. */
export const ownerMayObject = ({ status, ownerEmail, accountEmail }: Claim): boolean =>
  status === "pending" && ownerEmail !== null && ownerEmail !== accountEmail;

export const canBeDecided = (claim: Claim): boolean =>
  claim.status === "pending" || isWaiting(claim);
