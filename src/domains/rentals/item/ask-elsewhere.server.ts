import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { OtherWays } from "./limits-contract.ts";

type Reached = Pick<ListingRow, "ownerId" | "phone" | "website">;

/** Requests are answered by the account of the owner; where there is none, how to ask instead. */
const otherWays = ({ ownerId, phone, website }: Reached): OtherWays | null =>
  ownerId === null ? { phone: phone || null, website } : null;

export async function findOtherWays(db: Db, businessId: number): Promise<OtherWays | null> {
  const { ownerId, phone, website } = businesses;
  const [business] = await db
    .select({ ownerId, phone, website })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return business ? otherWays(business) : null;
}

/** A request that reaches nobody is not taken. */
export function requireAnswered(business: Reached): void {
  const ways = otherWays(business);
  if (!ways) return;
  const call = ways.phone ? `call ${ways.phone}` : null;
  const see = ways.website ? `see ${ways.website}` : null;
  const instead = [call, see].filter((way) => way !== null).join(" or ") || "ask at the place";
  throw new AppError(
    "conflict",
    `This business does not take bookings on Landfall yet. Please ${instead}.`,
    { code: "nobody_answers" },
  );
}
