import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { TellOfAlert } from "./alert-jobs.ts";
import { deliverAlert } from "./deliver-alert.server.tsx";
import { DeliverAlert, DeliverAlertTakenDown } from "./mail-jobs.ts";
import { AlertTakenDownMail } from "./mails/alert-taken-down-mail.tsx";
import { tellOfAlert } from "./tell-of-alert.server.ts";

export const alertJobs: JobHandler[] = [
  handleJob(TellOfAlert, tellOfAlert),
  handleJob(DeliverAlert, deliverAlert),
  handleJob(DeliverAlertTakenDown, ({ mail }, { to, ...facts }) =>
    mail.send({
      to,
      subject: `Your conservation alert was taken down: ${facts.title}`,
      body: <AlertTakenDownMail {...facts} />,
    }),
  ),
];
