import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
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

/** Other open claims on the same listing under the same address, by whether they were confirmed. */
export function countTwins(
  tx: Tx,
  { id, businessId, claimerEmail }: ClaimRow,
  which: "confirmed" | "unconfirmed",
): Promise<number> {
  const { confirmedAt } = businessClaims;
  return tx.$count(
    businessClaims,
    and(
      ne(businessClaims.id, id),
      eq(businessClaims.businessId, businessId),
      eq(businessClaims.status, "pending"),
      eq(sql`lower(${businessClaims.claimerEmail})`, claimerEmail.toLowerCase()),
      which === "confirmed" ? isNotNull(confirmedAt) : isNull(confirmedAt),
    ),
  );
}
