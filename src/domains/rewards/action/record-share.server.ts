import type { Tx } from "#src/db/client.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";
import { requireAbout } from "#src/domains/sharing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Person } from "../ledger/read-person.server.ts";
import { localDayOf } from "../worth/local-days.ts";
import { keepAction } from "./keep-action.server.ts";
import type { UncountedReason } from "./limits-contract.ts";

/** What was shared must be there for everybody. */
export async function requireShared(
  { db }: Pick<Services, "db">,
  { type, itemId = 0 }: ShareFacts,
): Promise<void> {
  if (type === "business") await requireListing(db, itemId, null);
  if (type === "event") await requireAbout(db, { businessId: null, eventId: itemId });
}

export function recordShare(
  tx: Tx,
  person: Person,
  { platform, type, itemId }: ShareFacts,
  now: Date,
): Promise<{ id: number } | { refused: UncountedReason }> {
  return keepAction(tx, person, {
    ...{ kind: "share", platform, createdAt: now },
    businessId: type === "business" ? (itemId ?? null) : null,
    eventId: type === "event" ? (itemId ?? null) : null,
    localDate: localDayOf(person.zones, now),
  });
}
