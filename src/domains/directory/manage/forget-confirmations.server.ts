import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { factConfirmations } from "#src/db/schema/directory.server.ts";
import { factField } from "../listing/field-rules.ts";

interface Changes {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What was said about an older value says nothing about the new one. */
export async function forgetConfirmations(
  tx: Tx,
  businessId: number,
  { before, after }: Changes,
): Promise<void> {
  const fields = "hoursText" in after ? ["hours"] : [];
  if ("facts" in after) {
    const [old, fresh] = [before.facts, after.facts] as Record<string, unknown>[];
    const keys = Object.keys({ ...old, ...fresh });
    const isChanged = (key: string) => JSON.stringify(old?.[key]) !== JSON.stringify(fresh?.[key]);
    fields.push(...keys.filter(isChanged).map((key) => factField(key)));
  }
  if (fields.length === 0) return;
  await tx
    .delete(factConfirmations)
    .where(
      and(eq(factConfirmations.businessId, businessId), inArray(factConfirmations.field, fields)),
    );
}
