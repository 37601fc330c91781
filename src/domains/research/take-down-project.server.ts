import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { DeliverProjectTakenDown } from "./mail-jobs.ts";
import { lockProject } from "./queries.server.ts";
import { removeProject } from "./remove-project.server.ts";
import { auditText, type ProjectRow, versionOfProject } from "./to-project.server.ts";

/** It is deleted with its requests; its creator is told why, where there is a proved address. */
export const takeDownProject: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  if ((await tx.$count(researchProjects, eq(researchProjects.id, id))) === 0) return false;
  const row = await lockProject(tx, id);
  requireShown(version, versionOfProject(row));
  await removeProject(tx, services, row);
  await upholdOpenFlags(tx, admin, { type: "research", id });
  await recordDecision(tx, admin, {
    action: "research.take-down",
    subject: { type: "research", id, name: row.title },
    before: auditText(row),
    note: reason,
  });
  const to = await provedAddressOf(tx, row);
  const { title } = row;
  if (to) await services.jobs.send(tx, DeliverProjectTakenDown, { to, title, reason });
  return true;
};

async function provedAddressOf(tx: Tx, row: ProjectRow): Promise<string | null> {
  if (row.isDemo) return null;
  const account = row.userId ? await findUser(tx, row.userId) : undefined;
  return account?.email ?? (row.contactConfirmedAt ? row.contactEmail : null);
}
