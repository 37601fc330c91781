import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { alertSubscriptions, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ConservationAlert } from "./contract.ts";
import {
  ALERT_TYPES,
  alertPath,
  MAILS_A_DAY,
  SEVERITIES,
  SUBSCRIPTIONS_PAGE,
  UNVOUCHED_MAILS_A_DAY,
} from "./limits-contract.ts";
import { AlertMail } from "./mails/alert-mail.tsx";
import { findAlert } from "./shown-alerts.server.ts";

/** To the proved address of an account that still wants alerts, as everybody sees the alert. */
export async function deliverAlert(
  { db, mail, site }: Services,
  { alertId, userId }: { alertId: number; userId: string },
): Promise<void> {
  const alert = await findAlert(db, alertId, null);
  const reader = await findUser(db, userId);
  const wanted = await db.$count(alertSubscriptions, eq(alertSubscriptions.userId, userId));
  if (!alert || !reader || wanted === 0 || alert.status === "resolved") return;
  if (!isUrgent(alert) && !(await admitsAlert(db, alert, reader.email))) return;
  await mail.send({
    to: reader.email,
    kind: "alert",
    subject: `${SEVERITIES[alert.severity]} alert: ${alert.title}`,
    body: (
      <AlertMail
        title={alert.title}
        facts={[ALERT_TYPES[alert.alertType], `Severity: ${SEVERITIES[alert.severity]}`]}
        location={alert.location}
        link={site.baseUrl + alertPath(alertId)}
        choices={site.baseUrl + SUBSCRIPTIONS_PAGE}
      />
    ),
  });
}

/** What an expert stands by reaches everybody who wants to know, however much they were told that day. */
const isUrgent = ({ severity, verifiedByExpert }: ConservationAlert): boolean =>
  severity === "critical" && verifiedByExpert;

/** What was sent without an account, and no expert stands by, has an allowance of its own. */
async function admitsAlert(db: Db, alert: ConservationAlert, address: string): Promise<boolean> {
  const { id, verifiedByExpert } = alert;
  const byNobody = and(eq(conservationAlerts.id, id), isNull(conservationAlerts.userId));
  const isUnvouched = !verifiedByExpert && (await db.$count(conservationAlerts, byNobody)) > 0;
  return isUnvouched
    ? admitsMail(db, "alert-unvouched", address, { calls: UNVOUCHED_MAILS_A_DAY })
    : admitsMail(db, "alert", address, { calls: MAILS_A_DAY });
}
