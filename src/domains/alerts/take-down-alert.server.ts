import { eq } from "drizzle-orm";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { lockAlert, versionOfAlert, wordsOf } from "./lock-alert.server.ts";
import { DeliverAlertTakenDown } from "./mail-jobs.ts";
import { removeAlert } from "./remove-alert.server.ts";

/** It is deleted; whoever sent it in with an account is told why. */
export const takeDownAlert: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  if ((await tx.$count(conservationAlerts, eq(conservationAlerts.id, id))) === 0) return false;
  const alert = await lockAlert(tx, id);
  requireShown(version, versionOfAlert(alert));
  await removeAlert(tx, admin, { id });
  await recordDecision(tx, admin, {
    action: "alert.take-down",
    subject: { type: "alert", id, name: alert.title },
    before: wordsOf(alert),
    note: reason,
  });
  const sender = alert.userId ? await findUser(tx, alert.userId) : undefined;
  if (sender) {
    const told = { to: sender.email, title: alert.title, reason };
    await services.jobs.send(tx, DeliverAlertTakenDown, told);
  }
  return true;
};
