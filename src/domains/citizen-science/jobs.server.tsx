import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { DeliverCitizenProjectTakenDown } from "./mail-jobs.ts";
import { CitizenProjectTakenDownMail } from "./mails/citizen-project-taken-down-mail.tsx";

export const citizenScienceJobs: JobHandler[] = [
  handleJob(DeliverCitizenProjectTakenDown, ({ mail }, { to, ...facts }) =>
    mail.send({
      to,
      subject: `Your citizen science project was taken down: ${facts.title}`,
      body: <CitizenProjectTakenDownMail {...facts} />,
    }),
  ),
];
