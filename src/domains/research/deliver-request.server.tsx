import type { z } from "zod";
import { findUser, isProved } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { admitsQuestion, admitsRequest, admitsUnproved } from "./admit-research-mail.server.ts";
import { requestsPath } from "./limits-contract.ts";
import type {
  DeliverCollaborationAnswer,
  DeliverCollaborationRequest,
  DeliverCollaborationWithdrawal,
} from "./mail-jobs.ts";
import {
  answerTitle,
  CollaborationAnswerMail,
  CollaborationRequestMail,
  WithdrawalMail,
} from "./mails/research-mails.tsx";
import { findProjectRow } from "./queries.server.ts";
import { findRequest, toLeads } from "./read-requests.server.ts";
import { contactPath, leadsRequestsPath } from "./research-tokens.server.ts";
import type { ProjectRow } from "./to-project.server.ts";

export async function deliverRequest(
  services: Services,
  { requestId }: z.output<typeof DeliverCollaborationRequest.payload>,
): Promise<void> {
  const { db, mail, site } = services;
  const request = await findRequest(db, requestId);
  const project = request ? await findProjectRow(db, request.projectId) : undefined;
  if (!request || !project || project.isDemo || request.status !== "pending") return;
  const lead = await leadOf(services, project);
  if (!lead) return;
  const { to, isConfirmed, path } = lead;
  const from = request.senderKey;
  const isWelcome = isConfirmed
    ? await admitsRequest(db, to)
    : await admitsQuestion(services, project, { kind: "request", to, from });
  if (!isWelcome) return;
  await mail.send({
    to,
    subject: isConfirmed ? `Collaboration request: ${project.title}` : "A collaboration request",
    body: (
      <CollaborationRequestMail
        request={isConfirmed ? toLeads(request) : null}
        link={site.baseUrl + path}
      />
    ),
  });
}

/** To a lead who has confirmed: another address was never told of the request in words. */
export async function deliverWithdrawal(
  services: Services,
  { requestId }: z.output<typeof DeliverCollaborationWithdrawal.payload>,
): Promise<void> {
  const { db, mail, site } = services;
  const request = await findRequest(db, requestId);
  const project = request ? await findProjectRow(db, request.projectId) : undefined;
  if (!request || !project || project.isDemo || request.status !== "withdrawn") return;
  const lead = await leadOf(services, project);
  if (!lead?.isConfirmed || !(await admitsRequest(db, lead.to, "withdrawal"))) return;
  await mail.send({
    to: lead.to,
    subject: `Request withdrawn: ${project.title}`,
    body: <WithdrawalMail request={toLeads(request)} link={site.baseUrl + lead.path} />,
  });
}

/** The contact address; where it was taken off, the account that sent the project in. */
async function leadOf(services: Services, project: ProjectRow) {
  const { contactEmail, contactConfirmedAt, userId, id } = project;
  if (contactEmail) {
    const isConfirmed = contactConfirmedAt !== null;
    const path = isConfirmed
      ? leadsRequestsPath(services, project)
      : contactPath(services, project);
    return { to: contactEmail, isConfirmed, path };
  }
  const account = userId ? await findUser(services.db, userId) : undefined;
  return account ? { to: account.email, isConfirmed: true, path: requestsPath(id) } : null;
}

export async function deliverAnswer(
  { db, mail, site }: Services,
  payload: z.output<typeof DeliverCollaborationAnswer.payload>,
): Promise<void> {
  const { to, userId, senderKey, name, projectTitle, outcome, note, path } = payload;
  const mayRepeat = await isProved(db, { userId, email: to });
  if (!mayRepeat && !(await admitsUnproved(db, { kind: "answer", to, from: senderKey }))) return;
  await mail.send({
    to,
    subject: mayRepeat ? `${answerTitle(outcome)}: ${projectTitle}` : answerTitle(outcome),
    body: (
      <CollaborationAnswerMail
        outcome={outcome}
        words={mayRepeat ? { name, projectTitle, note } : null}
        link={path && site.baseUrl + path}
      />
    ),
  });
}
