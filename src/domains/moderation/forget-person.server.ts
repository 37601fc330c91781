import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";

/** Reports stay; the key that told reporters apart named the account. */
export async function forgetReporter(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .update(flags)
    .set({ reporterKey: sql`'gone:' || ${flags.id}` })
    .where(eq(flags.reporterId, viewer.id));
}
