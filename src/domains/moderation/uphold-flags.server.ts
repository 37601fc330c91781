import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportedSubject } from "./contract.ts";

/** The reported thing is gone: its open reports are answered with that. */
export const upholdOpenFlags = (
  tx: Tx,
  viewer: Viewer,
  { type, id }: ReportedSubject,
): Promise<void> => upholdFlagsAbout(tx, viewer, type, sql`(${id}::int)`);

/** Of all things of a kind that go together; the ids come as a list or as a query. */
export async function upholdFlagsAbout(
  tx: Tx,
  viewer: Viewer,
  type: ReportedSubject["type"],
  ids: SQL,
): Promise<void> {
  await tx
    .update(flags)
    .set({ status: "upheld", decidedById: viewer.id, decidedAt: new Date() })
    .where(
      and(eq(flags.subjectType, type), eq(flags.status, "open"), sql`${flags.subjectId} in ${ids}`),
    );
}
