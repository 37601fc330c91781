import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

/** A claim as mails tell of it, with the listing's name and its present owner. */
export async function findMailedClaim(db: Db, claimId: number) {
  const [row] = await db
    .select({
      claim: businessClaims,
      business: businesses.name,
      ownerEmail: users.email,
      ownerName: users.firstName,
    })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businessClaims.id, claimId));
  return row;
}
