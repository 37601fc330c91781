import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Subject } from "./contract.ts";

export const ALREADY_DECIDED =
  "Someone else has already decided about this. Please reload to see the result.";

/** For a thing that is not there: 409 when a decision took it away, 404 when there never was one. */
export async function explainMissing(
  db: Db | Tx,
  { type, id }: Pick<Subject, "type" | "id">,
  notFound: string,
): Promise<AppError> {
  const decisions = await db.$count(
    auditLog,
    and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id))),
  );
  return decisions > 0
    ? new AppError("conflict", ALREADY_DECIDED)
    : new AppError("not_found", notFound);
}
