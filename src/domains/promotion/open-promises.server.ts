import type { Tx } from "#src/db/client.server.ts";
import { openTask } from "#src/domains/support/open-task.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { newPromises, requirePackage } from "./package-rules.ts";

interface Promised {
  listing: { id: number; name: string };
  level: number;
  levelBefore: number;
}

/** What people must do for a package waits in the administrators' inbox. */
export async function openPromises(
  tx: Tx,
  services: Services,
  { listing, level, levelBefore }: Promised,
): Promise<void> {
  const { name } = requirePackage(level);
  for (const promise of newPromises(level, levelBefore)) {
    await openTask(tx, services, {
      category: "promotion",
      subject: `${promise} for ${listing.name}`,
      body: `${listing.name} has ${name}, which includes: ${promise}. ${services.site.baseUrl}/business/${listing.id}`,
    });
  }
}
