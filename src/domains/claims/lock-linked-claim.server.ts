import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { CONFIRM_DAYS, LINK_VALID_DAYS } from "./limits-contract.ts";
import { type LockedClaim, lockClaim } from "./lock-claim.server.ts";

const VALID_DAYS = { pending: CONFIRM_DAYS, approved: LINK_VALID_DAYS };

export const linkExpired = (status: "pending" | "approved"): AppError =>
  new AppError(
    "not_found",
    `This link was used already or is older than ${VALID_DAYS[status]} days.`,
    { code: "link_expired" },
  );

/** The claim of a mailed link, in the state for which the link was made. It works once. */
export async function lockLinkedClaim(
  tx: Tx,
  token: string,
  status: "pending" | "approved",
): Promise<LockedClaim> {
  const linkHash = hashToken(token);
  const [found] = await tx
    .select({ id: businessClaims.id })
    .from(businessClaims)
    .where(eq(businessClaims.linkHash, linkHash));
  const locked = found ? await lockClaim(tx, found.id) : null;
  const isValid =
    locked?.claim.status === status &&
    locked.claim.linkHash === linkHash &&
    locked.claim.linkExpiresAt !== null &&
    locked.claim.linkExpiresAt > new Date();
  if (!locked || !isValid) throw linkExpired(status);
  return locked;
}
