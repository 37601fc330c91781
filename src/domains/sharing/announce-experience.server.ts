import type { Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ExperienceChanged } from "./events.ts";
import type { ExperienceRow } from "./to-experience.server.ts";

/** Tells later domains; of what was shared without an account there is nobody to tell of. */
export async function announceExperience(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { id, userId }: Pick<ExperienceRow, "id" | "userId">,
): Promise<void> {
  if (userId) await jobs.publish(tx, ExperienceChanged, { experienceId: id, userId });
}
