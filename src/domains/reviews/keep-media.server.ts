import type { Tx } from "#src/db/client.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { PendingChange } from "./contract.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** The files of what is published and of what waits are both kept. */
export async function keepMedia(tx: Tx, row: ReviewRow): Promise<void> {
  const change = row.pendingChange as PendingChange | null;
  await showMedia(tx, `review:${row.id}`, [
    ...row.images,
    ...row.videos,
    ...(change?.images ?? []),
    ...(change?.videos ?? []),
  ]);
}

export const forgetMedia = (tx: Tx, { id }: ReviewRow): Promise<void> =>
  showMedia(tx, `review:${id}`, []);
