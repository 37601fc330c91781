import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/personal-data.server.ts";

/** Claims keep what was decided; what is open is closed, and the proof goes. */
export async function forgetClaimer(tx: Tx, { viewer }: Departure): Promise<void> {
  const isOpen = sql`${businessClaims.status} = 'pending' or (${businessClaims.status} = 'approved' and ${businessClaims.completedAt} is null)`;
  const rows = await tx
    .update(businessClaims)
    .set({
      claimerName: FORMER_MEMBER,
      claimerEmail: "",
      claimerPhone: null,
      message: null,
      proofDocuments: [],
      senderKey: null,
      linkHash: null,
      transferAt: null,
      adminNotes: sql`case when ${isOpen} then 'The account of the claimer was deleted.' else ${businessClaims.adminNotes} end`,
      status: sql`case when ${isOpen} then 'rejected' else ${businessClaims.status} end`,
    })
    .where(
      or(
        eq(businessClaims.claimerId, viewer.id),
        eq(sql`lower(${businessClaims.claimerEmail})`, viewer.email.toLowerCase()),
      ),
    )
    .returning({ id: businessClaims.id });
  for (const { id } of rows) await showMedia(tx, `claim:${id}`, []);
}
