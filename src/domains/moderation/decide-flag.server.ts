import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ALREADY_DECIDED } from "./already-decided.server.ts";
import type { FlagDecision, ReportedSubject } from "./contract.ts";
import { recordDecision } from "./record-decision.server.ts";

/** Says whether a report was right. What is done about the thing is that thing's own call. */
export async function decideFlag(
  { db }: Services,
  viewer: Viewer,
  id: number,
  { status, note }: FlagDecision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [flag] = await tx.select().from(flags).where(eq(flags.id, id)).for("update");
    if (!flag) throw new AppError("not_found", "Report not found");
    if (flag.status !== "open") throw new AppError("conflict", ALREADY_DECIDED);
    await tx
      .update(flags)
      .set({ status, decidedById: viewer.id, decidedAt: new Date() })
      .where(eq(flags.id, id));
    await recordDecision(tx, viewer, {
      action: status === "upheld" ? "flag.uphold" : "flag.dismiss",
      subject: { type: "flag", id, name: `${flag.subjectType} ${flag.subjectId}: ${flag.reason}` },
      before: { status: "open" },
      after: { status },
      note,
    });
  });
}

/** The reported thing is gone: its open reports are answered with that. */
export async function upholdOpenFlags(
  tx: Tx,
  viewer: Viewer,
  subject: ReportedSubject,
): Promise<void> {
  await tx
    .update(flags)
    .set({ status: "upheld", decidedById: viewer.id, decidedAt: new Date() })
    .where(
      and(
        eq(flags.subjectType, subject.type),
        eq(flags.subjectId, subject.id),
        eq(flags.status, "open"),
      ),
    );
}
