import type { Tx } from "#src/db/client.server.ts";
import type { Services } from "../services.server.ts";

/** Ends what people have at a listing, in the transaction that deletes it, before any row is gone. */
export type BeforeListingGoes = (
  tx: Tx,
  services: Services,
  listing: { businessId: number },
) => Promise<void>;
