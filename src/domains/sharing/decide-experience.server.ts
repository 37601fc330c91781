import { eq } from "drizzle-orm";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { decide } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { announceExperience } from "./announce-experience.server.ts";
import { auditText, describeDecision } from "./audit-experience.server.ts";
import type { Experience, ExperienceApproval, ExperienceDecline } from "./contract.ts";
import { removeExperience } from "./delete-experience.server.ts";
import { experienceQueue } from "./experience-queue.server.ts";
import { tellWriter } from "./tell-writer.server.ts";
import { toExperience } from "./to-experience.server.ts";

export async function publishExperience(
  services: Services,
  admin: Viewer,
  { id, version }: ExperienceApproval & { id: number },
): Promise<Experience> {
  const published = await decide(services, admin, {
    queue: experienceQueue,
    id,
    version,
    write: async (tx, row) => {
      await tx.update(experiences).set({ isApproved: true }).where(eq(experiences.id, id));
      return { ...row, isApproved: true };
    },
    record: async (tx, row, after) => ({
      ...(await describeDecision(tx, "experience.approve", row)),
      after: auditText(after),
    }),
    follow: async (tx, row) => {
      await announceExperience(tx, services, row);
      await tellWriter(tx, services, row, null);
    },
  });
  return toExperience(published);
}

/** It is deleted with its files; the audit log keeps what it said. */
export function declineExperience(
  services: Services,
  admin: Viewer,
  { id, reason, version }: ExperienceDecline & { id: number },
): Promise<void> {
  return decide(services, admin, {
    queue: experienceQueue,
    id,
    version,
    write: (tx, row) => removeExperience(tx, services, admin, row),
    record: async (tx, row) => ({
      ...(await describeDecision(tx, "experience.decline", row)),
      note: reason,
    }),
    follow: (tx, row) => tellWriter(tx, services, row, reason),
  });
}
