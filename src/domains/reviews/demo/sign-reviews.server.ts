import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";

interface Signer {
  id: string;
  email: string;
  /** As it stands under a review. */
  name: string;
}

/** Gives demo reviews that nobody has to a demo account. */
export async function signReviews(tx: Tx, signer: Signer, ids: readonly number[]): Promise<void> {
  await tx
    .update(reviews)
    .set({ userId: signer.id, userEmail: signer.email, userName: signer.name })
    .where(and(inArray(reviews.id, [...ids]), eq(reviews.isDemo, true), isNull(reviews.userId)));
}
