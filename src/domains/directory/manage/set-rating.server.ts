import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

interface Rating {
  businessId: number;
  /** With two decimals; "0" when nobody has rated. */
  averageRating: string;
  reviewCount: number;
}

/** What readers' ratings come to; whoever counts them has locked the listing. */
export async function setRating(tx: Tx, { businessId, ...rating }: Rating): Promise<void> {
  await tx.update(businesses).set(rating).where(eq(businesses.id, businessId));
}
