import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { media, uploadDays } from "#src/db/schema/media.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";
import { personOf } from "./upload-allowance.server.ts";

/** Files that something still shows stay, those that nothing shows are cleaned up. */
export async function forgetUploader(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx.update(media).set({ senderKey: null }).where(eq(media.uploaderId, viewer.id));
  const person = personOf({ userId: viewer.id, senderKey: "" });
  await tx.delete(uploadDays).where(eq(uploadDays.person, person));
}
