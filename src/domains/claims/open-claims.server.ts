import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ClaimRow } from "./claim-shape.server.ts";

export const alreadyClaimed = (isConfirmed: boolean): AppError =>
  new AppError(
    "conflict",
    isConfirmed
      ? "You have claimed this business already. We are looking at it."
      : "You have claimed this business already. Please open the link that we mailed to you.",
    { code: "already_claimed" },
  );

/** Another open claim on the same listing, by which the reader of the same address stands. */
export async function hasConfirmedTwin(
  tx: Tx,
  { id, businessId, claimerEmail }: ClaimRow,
): Promise<boolean> {
  const twins = await tx.$count(
    businessClaims,
    and(
      ne(businessClaims.id, id),
      eq(businessClaims.businessId, businessId),
      eq(businessClaims.status, "pending"),
      isNotNull(businessClaims.confirmedAt),
      eq(sql`lower(${businessClaims.claimerEmail})`, claimerEmail.toLowerCase()),
    ),
  );
  return twins > 0;
}
