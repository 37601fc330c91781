import { eq } from "drizzle-orm";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { dollars } from "#src/shared/money.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { DeliverPlanNews } from "./mail-jobs.ts";
import {
  PlanCancelledMail,
  PlanEndedMail,
  PlanFailedMail,
  PlanResumedMail,
} from "./mails/organizer-mails.tsx";
import { RefreshOrganizers } from "./organizer-jobs.ts";
import { refreshOrganizers } from "./refresh-organizers.server.ts";
import { graceOf } from "./rules.ts";

const LETTERS = {
  failed: { subject: "Your plan could not be renewed", Body: PlanFailedMail },
  cancelled: { subject: "Your plan does not renew", Body: PlanCancelledMail },
  resumed: { subject: "Your plan renews again", Body: PlanResumedMail },
  ended: { subject: "Your plan has ended", Body: PlanEndedMail },
};

export const organizerJobs: JobHandler[] = [
  handleJob(RefreshOrganizers, (services) => refreshOrganizers(services, new Date())),

  handleJob(DeliverPlanNews, async (services, { subscriptionId, news }) => {
    const [plan] = await services.db
      .select()
      .from(paymentSubscriptions)
      .where(eq(paymentSubscriptions.id, subscriptionId));
    const reader = plan && (await findUser(services.db, plan.subjectId));
    if (!plan || !reader) return;
    const { subject, Body } = LETTERS[news];
    const day = news === "failed" ? graceOf(plan) : (plan.cancelAt ?? plan.periodEnd);
    await services.mail.send({
      to: reader.email,
      subject,
      body: (
        <Body
          name={reader.firstName ?? "there"}
          day={formatLongDay(day.toISOString())}
          price={dollars(plan.priceCents)}
          link={`${services.site.baseUrl}/event-subscription`}
        />
      ),
    });
  }),
];
