import type { Tx } from "#src/db/client.server.ts";
// Its name makes the linter take it for a hook.
import { showMedia as recordUse } from "#src/domains/media/show-media.server.ts";
import type { PendingChange } from "./contract.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** The files of what is published and of what waits are both kept. */
export async function keepMedia(tx: Tx, row: ReviewRow): Promise<void> {
  const change = row.pendingChange as PendingChange | null;
  await recordUse(tx, `review:${row.id}`, [
    ...row.images,
    ...row.videos,
    ...(change?.images ?? []),
    ...(change?.videos ?? []),
  ]);
}

export const forgetMedia = (tx: Tx, { id }: ReviewRow): Promise<void> =>
  recordUse(tx, `review:${id}`, []);
