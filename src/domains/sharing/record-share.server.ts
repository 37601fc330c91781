import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ShareFacts } from "./contract.ts";
import { ContentShared } from "./events.ts";

/** Tells those who count what people do. How often something was shared is the counter's business. */
export async function recordShare(
  { db, jobs }: Services,
  { userId, share }: { userId: string; share: ShareFacts },
): Promise<void> {
  await requireUser(db, userId);
  if (share.type === "business") await requireListing(db, share.itemId ?? 0, null);
  await jobs.publish(db, ContentShared, { ...share, userId, at: new Date().toISOString() });
}
