import { and, eq, or } from "drizzle-orm";
import { alertSupports } from "#src/db/schema/alerts.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { admitVote } from "#src/domains/moderation/admit-vote.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Support } from "./contract.ts";
import { lockAlert } from "./lock-alert.server.ts";

/** Once for each person and browser, however often it is sent; taking it back is the same call turned round. */
export function supportAlert(
  { db }: Services,
  observer: Observer<Viewer>,
  { id, isSupported }: { id: number; isSupported: boolean },
): Promise<Support> {
  const { viewer, browserKey, networkKey: senderKey } = observer;
  return db.transaction(async (tx) => {
    const { userId } = await lockAlert(tx, id);
    if (isSupported && userId === viewer.id)
      throw new AppError("forbidden", "Others support what you sent in.");
    if (isSupported) {
      const given = await tx
        .select()
        .from(alertSupports)
        .where(
          and(
            eq(alertSupports.alertId, id),
            or(
              eq(alertSupports.browserKey, browserKey),
              senderKey === null ? undefined : eq(alertSupports.senderKey, senderKey),
            ),
          ),
        );
      const subject = { type: "alert", id } as const;
      await admitVote(tx, observer, { subject, given, deed: "supported it" });
      const mark = { alertId: id, userId: viewer.id, browserKey, senderKey };
      await tx.insert(alertSupports).values(mark).onConflictDoNothing();
    } else
      await tx
        .delete(alertSupports)
        .where(and(eq(alertSupports.alertId, id), eq(alertSupports.userId, viewer.id)));
    const communitySupport = await tx.$count(alertSupports, eq(alertSupports.alertId, id));
    return { isSupported, communitySupport };
  });
}
