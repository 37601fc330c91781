import { and, eq } from "drizzle-orm";
import { alertSupports } from "#src/db/schema/alerts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Support } from "./contract.ts";
import { lockAlert } from "./lock-alert.server.ts";

/** Once for each person, however often it is sent; taking it back is the same call turned round. */
export function supportAlert(
  { db }: Services,
  viewer: Viewer,
  { id, isSupported }: { id: number; isSupported: boolean },
): Promise<Support> {
  return db.transaction(async (tx) => {
    const { userId } = await lockAlert(tx, id);
    if (isSupported && userId === viewer.id)
      throw new AppError("forbidden", "Others support what you sent in.");
    const mark = { alertId: id, userId: viewer.id };
    if (isSupported) await tx.insert(alertSupports).values(mark).onConflictDoNothing();
    else
      await tx
        .delete(alertSupports)
        .where(and(eq(alertSupports.alertId, id), eq(alertSupports.userId, viewer.id)));
    const communitySupport = await tx.$count(alertSupports, eq(alertSupports.alertId, id));
    return { isSupported, communitySupport };
  });
}
