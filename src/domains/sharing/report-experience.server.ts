import { eq } from "drizzle-orm";
import { experiences } from "#src/db/schema/sharing.server.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { EXPERIENCE_NOT_FOUND, requirePublished } from "./queries.server.ts";

/** Of an experience that everyone may see. */
export async function reportExperience(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await requirePublished(db, id);
  await db.transaction(async (tx) => {
    // Whoever deletes it waits for the report, and closes it.
    const found = await tx
      .select({ id: experiences.id })
      .from(experiences)
      .where(eq(experiences.id, id))
      .for("key share");
    if (found.length === 0) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
    await report(tx, reporterOf(sender), { ...given, subject: { type: "experience", id } });
  });
}
