import { eq } from "drizzle-orm";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { decideIn } from "#src/domains/moderation/decide.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { describeDecision } from "./audit-experience.server.ts";
import { removeExperience } from "./delete-experience.server.ts";
import { experienceQueue } from "./experience-queue.server.ts";
import { tellWriter } from "./tell-writer.server.ts";

/** What is published can be taken down at any time. */
const published = { ...experienceQueue, isWaiting: () => true };

/** It is deleted with its files; whoever shared it with an account is told why. */
export const takeDownExperience: TakeDown = async (tx, services, admin, reported) => {
  const { id, version, reason } = reported;
  if ((await tx.$count(experiences, eq(experiences.id, id))) === 0) return false;
  await decideIn(tx, admin, {
    queue: published,
    id,
    version,
    write: (_tx, row) => removeExperience(tx, services, admin, row),
    record: async (_tx, row) => ({
      ...(await describeDecision(tx, "experience.take-down", row)),
      note: reason,
    }),
    follow: (_tx, row) => tellWriter(tx, services, row, reason),
  });
  return true;
};
