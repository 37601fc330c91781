import { AccountCreated } from "#src/domains/accounts/person/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { admitsQuestion } from "./admit-research-mail.server.ts";
import { deliverAnswer, deliverRequest, deliverWithdrawal } from "./deliver-request.server.tsx";
import { joinProjects } from "./join-projects.server.ts";
import {
  DeliverCollaborationAnswer,
  DeliverCollaborationRequest,
  DeliverCollaborationWithdrawal,
  DeliverContactQuestion,
  DeliverProjectTakenDown,
} from "./mail-jobs.ts";
import { ContactQuestionMail, ProjectTakenDownMail } from "./mails/research-mails.tsx";
import { findProjectRow } from "./queries.server.ts";
import { contactPath } from "./research-tokens.server.ts";

export const researchJobs: JobHandler[] = [
  handleJob(DeliverContactQuestion, async (services, { projectId }) => {
    const project = await findProjectRow(services.db, projectId);
    if (!project?.contactEmail || project.contactConfirmedAt || project.isDemo) return;
    const { contactEmail: to, senderKey: from } = project;
    if (!(await admitsQuestion(services, project, { kind: "contact", to, from }))) return;
    await services.mail.send({
      to,
      subject: "Is this research project yours?",
      body: <ContactQuestionMail link={services.site.baseUrl + contactPath(services, project)} />,
    });
  }),

  handleJob(DeliverCollaborationRequest, deliverRequest),
  handleJob(DeliverCollaborationWithdrawal, deliverWithdrawal),
  handleJob(DeliverCollaborationAnswer, deliverAnswer),

  handleJob(DeliverProjectTakenDown, ({ mail }, { to, ...facts }) =>
    mail.send({
      to,
      subject: `Your research project was taken down: ${facts.title}`,
      body: <ProjectTakenDownMail {...facts} />,
    }),
  ),
];

export const researchSubscriptions: Subscription[] = [
  subscribe(AccountCreated, "join-research", joinProjects),
];
