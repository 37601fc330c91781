import { eq } from "drizzle-orm";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { describeDecision } from "./audit-experience.server.ts";
import { removeExperience } from "./decide-experience.server.ts";
import { tellAuthor } from "./tell-author.server.ts";
import { versionOfExperience } from "./to-experience.server.ts";

/** It is deleted with its files; whoever shared it with an account is told why. */
export const takeDownExperience: TakeDown = async (tx, services, admin, reported) => {
  const { id, version, reason } = reported;
  const [row] = await tx.select().from(experiences).where(eq(experiences.id, id)).for("update");
  if (!row) return false;
  requireShown(version, versionOfExperience(row));
  await recordDecision(tx, admin, {
    ...(await describeDecision(tx, "experience.take-down", row)),
    note: reason,
  });
  await tellAuthor(tx, services, row, reason);
  await removeExperience(tx, admin, id);
  return true;
};
