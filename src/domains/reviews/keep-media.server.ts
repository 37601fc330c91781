import type { Tx } from "#src/db/client.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { PendingChange } from "./contract.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** Of what is published and of what waits. */
export function filesOf({ images, videos, pendingChange }: ReviewRow): string[] {
  const change = pendingChange as PendingChange | null;
  return [...images, ...videos, ...(change?.images ?? []), ...(change?.videos ?? [])];
}

export const keepMedia = (tx: Tx, row: ReviewRow): Promise<void> =>
  showMedia(tx, `review:${row.id}`, filesOf(row));

export const forgetMedia = (tx: Tx, { id }: ReviewRow): Promise<void> =>
  showMedia(tx, `review:${id}`, []);
