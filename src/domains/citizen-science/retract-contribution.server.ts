import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { citizenContributions } from "#src/db/schema/citizen-science.server.ts";
import type { ContributionSource } from "./contribute.server.ts";

/** What it was made of is gone, or counts for another project: it counts no more. */
export async function retractContribution(tx: Tx, source: ContributionSource): Promise<void> {
  await tx.delete(citizenContributions).where(eq(citizenContributions.source, source));
}

/** What it was made of turned out to be of another day. */
export async function redateContribution(
  tx: Tx,
  { source, day }: { source: ContributionSource; day: string },
): Promise<void> {
  await tx.update(citizenContributions).set({ day }).where(eq(citizenContributions.source, source));
}
