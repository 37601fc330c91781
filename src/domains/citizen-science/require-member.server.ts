import type { Tx } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockProject, requireProject } from "./queries.server.ts";

/** Only those who take part in a project contribute to it. It is locked, so that what refers to it waits in one order. */
export async function requireMember(tx: Tx, viewer: Viewer | null, id: number): Promise<void> {
  await lockProject(tx, id);
  const { isJoined } = await requireProject(tx, id, viewer);
  if (!isJoined) throw new AppError("forbidden", "Join the project first, please.");
}
