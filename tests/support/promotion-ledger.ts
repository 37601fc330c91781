import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";

type Kind = (typeof ledgerEntries.$inferSelect)["kind"];

/** What was booked for a listing, in its order. */
export const ledgerOf = (db: Db, businessId: number, kind: Kind = "payment") =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.subjectId, String(businessId)), eq(ledgerEntries.kind, kind)))
    .orderBy(ledgerEntries.id);
