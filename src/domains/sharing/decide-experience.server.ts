import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { ALREADY_DECIDED, explainMissing } from "#src/domains/moderation/already-decided.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { auditText, describeDecision } from "./audit-experience.server.ts";
import type { Experience, ExperienceApproval, ExperienceDecline } from "./contract.ts";
import { ExperiencePublished } from "./events.ts";
import { EXPERIENCE_NOT_FOUND } from "./queries.server.ts";
import { tellAuthor } from "./tell-author.server.ts";
import { type ExperienceRow, toExperience, versionOfExperience } from "./to-experience.server.ts";

export function publishExperience(
  services: Services,
  admin: Viewer,
  id: number,
  { version }: ExperienceApproval,
): Promise<Experience> {
  return services.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id, version);
    const published = { ...row, isApproved: true };
    await tx.update(experiences).set({ isApproved: true }).where(eq(experiences.id, id));
    await recordDecision(tx, admin, {
      ...(await describeDecision(tx, "experience.approve", row)),
      after: auditText(published),
    });
    const { businessId, userId } = row;
    await services.jobs.publish(tx, ExperiencePublished, { experienceId: id, businessId, userId });
    await tellAuthor(tx, services, row, null);
    return toExperience(published);
  });
}

/** It is deleted with its files; the audit log keeps what it said. */
export function declineExperience(
  services: Services,
  admin: Viewer,
  id: number,
  { reason, version }: ExperienceDecline,
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id, version);
    await recordDecision(tx, admin, {
      ...(await describeDecision(tx, "experience.decline", row)),
      note: reason,
    });
    await tellAuthor(tx, services, row, reason);
    await removeExperience(tx, admin, id);
  });
}

/** By its author or by an administrator, published or not; reports about it are upheld by that. */
export function deleteExperience({ db }: Services, viewer: Viewer, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    const isOwn = row.userId === viewer.id;
    if (!isOwn && !viewer.isAdmin) throw refusal(row);
    const { before, ...deed } = await describeDecision(tx, "experience.delete", row);
    // An author who takes words back takes them back for good.
    const { rating, isApproved } = row;
    await recordDecision(tx, viewer, { ...deed, before: isOwn ? { rating, isApproved } : before });
    await removeExperience(tx, viewer, id);
  });
}

/** What waits is nobody else's business. */
const refusal = ({ isApproved }: ExperienceRow): AppError =>
  isApproved
    ? new AppError("forbidden", "Only its author can delete an experience.")
    : new AppError("not_found", EXPERIENCE_NOT_FOUND);

export async function removeExperience(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  await tx.delete(experiences).where(eq(experiences.id, id));
  await showMedia(tx, `experience:${id}`, []);
  await upholdOpenFlags(tx, viewer, { type: "experience", id });
}

async function lock(tx: Tx, id: number): Promise<ExperienceRow> {
  const [row] = await tx.select().from(experiences).where(eq(experiences.id, id)).for("update");
  if (!row) throw await explainMissing(tx, { type: "experience", id }, EXPERIENCE_NOT_FOUND);
  return row;
}

async function lockWaiting(tx: Tx, id: number, version: string): Promise<ExperienceRow> {
  const row = await lock(tx, id);
  if (row.isApproved) throw new AppError("conflict", ALREADY_DECIDED);
  requireShown(version, versionOfExperience(row));
  return row;
}
