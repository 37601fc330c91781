import type { Db } from "#src/db/client.server.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import type { ChatBlock } from "./contract.ts";
import type { Item } from "./draft.ts";
import { holds } from "./listing-claims.ts";
import { tellEvent } from "./tell-event.server.ts";
import { tellListing } from "./tell-listing.ts";
import { tellSpecies } from "./tell-species.server.ts";

/** Reads it again and says it from what is there now; null when the claim does not hold any more. */
export async function checkItem(db: Db, item: Item, now: Date): Promise<ChatBlock | null> {
  if (item.kind === "species") return tellSpecies(db, item.id, item.aspect);
  if (item.kind === "event") return tellEvent(db, item, now);
  const [row] = await loadListings(db, [item.id]);
  return row && holds(row, item.claim, now) ? tellListing(row, item.claim, now) : null;
}
