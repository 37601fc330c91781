import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { explainMissing } from "#src/domains/moderation/already-decided.server.ts";
import type { Queue } from "#src/domains/moderation/decide.server.ts";
import { EXPERIENCE_NOT_FOUND } from "./queries.server.ts";
import { type ExperienceRow, versionOfExperience } from "./to-experience.server.ts";

export async function lockExperience(tx: Tx, id: number): Promise<ExperienceRow> {
  const [row] = await tx.select().from(experiences).where(eq(experiences.id, id)).for("update");
  if (!row) throw await explainMissing(tx, { type: "experience", id }, EXPERIENCE_NOT_FOUND);
  return row;
}

export const experienceQueue: Queue<ExperienceRow> = {
  lock: lockExperience,
  isWaiting: ({ isApproved }) => !isApproved,
  versionOf: versionOfExperience,
};
