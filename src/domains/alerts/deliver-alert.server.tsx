import { eq } from "drizzle-orm";
import { alertSubscriptions } from "#src/db/schema/alerts.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import {
  ALERT_TYPES,
  alertPath,
  MAILS_A_DAY,
  SEVERITIES,
  SUBSCRIPTIONS_PAGE,
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
  if (!(await admitsMail(db, "alert", reader.email, { calls: MAILS_A_DAY }))) return;
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
