import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { factConfirmations } from "#src/db/schema/directory.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ContributionChanged } from "../listing/events.ts";
import { factField } from "../listing/field-rules.ts";

interface Changes {
  businessId: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What was said about an older value says nothing about the new one. */
export async function forgetConfirmations(
  tx: Tx,
  { jobs }: Services,
  { businessId, before, after }: Changes,
): Promise<void> {
  const fields = "hoursText" in after ? ["hours"] : [];
  if ("facts" in after) {
    const [old, fresh] = [before.facts, after.facts] as Record<string, unknown>[];
    const keys = Object.keys({ ...old, ...fresh });
    const isChanged = (key: string) => JSON.stringify(old?.[key]) !== JSON.stringify(fresh?.[key]);
    fields.push(...keys.filter(isChanged).map((key) => factField(key)));
  }
  if (fields.length === 0) return;
  const forgotten = await tx
    .delete(factConfirmations)
    .where(
      and(eq(factConfirmations.businessId, businessId), inArray(factConfirmations.field, fields)),
    )
    .returning({ userId: factConfirmations.confirmerId });
  for (const userId of new Set(forgotten.map((row) => row.userId)))
    if (userId) await jobs.publish(tx, ContributionChanged, { userId });
}
