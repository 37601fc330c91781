import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";

/** What they said about places stays; who said it does not. */
export async function forgetContributor(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .update(listingEdits)
    .set({ proposerName: FORMER_MEMBER, senderKey: null })
    .where(eq(listingEdits.proposerId, viewer.id));
  await tx
    .update(factConfirmations)
    .set({
      confirmerName: FORMER_MEMBER,
      confirmerKey: sql`'gone:' || ${factConfirmations.id}`,
    })
    .where(eq(factConfirmations.confirmerId, viewer.id));
  await tx
    .update(businesses)
    .set({ senderKey: null })
    .where(eq(businesses.submittedById, viewer.id));
}
