import { and, eq } from "drizzle-orm";
import { alertSubscriptions } from "#src/db/schema/alerts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";

export async function unsubscribeFromAlerts(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  const gone = await db
    .delete(alertSubscriptions)
    .where(and(eq(alertSubscriptions.id, id), eq(alertSubscriptions.userId, viewer.id)))
    .returning({ id: alertSubscriptions.id });
  if (gone.length === 0) throw new AppError("not_found", "Alert mails not found");
}
