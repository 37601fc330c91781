import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { announceExperience } from "./announce-experience.server.ts";
import { describeDecision } from "./audit-experience.server.ts";
import { lockExperience } from "./experience-queue.server.ts";
import { EXPERIENCE_NOT_FOUND } from "./queries.server.ts";
import type { ExperienceRow } from "./to-experience.server.ts";

/** By its author or by an administrator, published or not; reports about it are upheld by that. */
export function deleteExperience(
  services: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const row = await lockExperience(tx, id);
    const isOwn = row.userId === viewer.id;
    if (!isOwn && !viewer.isAdmin) throw refusal(row);
    const { before, ...deed } = await describeDecision(tx, "experience.delete", row);
    // An author who takes words back takes them back for good.
    const { rating, isApproved } = row;
    await recordDecision(tx, viewer, { ...deed, before: isOwn ? { rating, isApproved } : before });
    await removeExperience(tx, services, viewer, row);
  });
}

/** What waits is nobody else's business. */
const refusal = ({ isApproved }: ExperienceRow): AppError =>
  isApproved
    ? new AppError("forbidden", "Only its author can delete an experience.")
    : new AppError("not_found", EXPERIENCE_NOT_FOUND);

export async function removeExperience(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: Pick<ExperienceRow, "id" | "userId">,
): Promise<void> {
  const { id } = row;
  await tx.delete(experiences).where(eq(experiences.id, id));
  await showMedia(tx, `experience:${id}`, []);
  await upholdOpenFlags(tx, viewer, { type: "experience", id });
  await announceExperience(tx, services, row);
}
