import { eq } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { DeliverCitizenProjectTakenDown } from "./mail-jobs.ts";
import { lockProject } from "./queries.server.ts";
import { removeProject } from "./remove-project.server.ts";
import { auditText, versionOfProject } from "./to-project.server.ts";

/** It is deleted; its creator is told why. */
export const takeDownProject: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  if ((await tx.$count(citizenProjects, eq(citizenProjects.id, id))) === 0) return false;
  const row = await lockProject(tx, id);
  requireShown(version, versionOfProject(row));
  await removeProject(tx, admin, { id });
  await recordDecision(tx, admin, {
    action: "citizen-project.take-down",
    subject: { type: "citizen-project", id, name: row.title },
    before: auditText(row),
    note: reason,
  });
  const creator = row.userId ? await findUser(tx, row.userId) : undefined;
  if (creator)
    await services.jobs.send(tx, DeliverCitizenProjectTakenDown, {
      ...{ to: creator.email, title: row.title, reason },
    });
  return true;
};
