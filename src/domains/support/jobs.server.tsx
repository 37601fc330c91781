import { eq } from "drizzle-orm";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import type { MailThread } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { conversationLink } from "./conversation-link.server.ts";
import {
  SupportAnswerMail,
  SupportNoticeMail,
  SupportReceiptMail,
} from "./mails/support-mails.tsx";
import { listMessages } from "./queries.server.ts";
import { MailSupportAnswer, MailSupportNotice, MailSupportReceipt } from "./support-jobs.ts";

export const supportJobs: JobHandler[] = [
  handleJob(MailSupportReceipt, async (services, payload) => {
    const found = await readMessage(services, payload);
    if (!found?.thread.email) return;
    const { name, email, subject } = found.thread;
    const link = conversationLink(services, payload.threadId);
    await services.mail.send({
      to: email,
      subject: `We have your message: ${subject}`,
      body: <SupportReceiptMail name={name} subject={subject} link={link} />,
      thread: found.mail,
    });
  }),

  handleJob(MailSupportNotice, async (services, payload) => {
    const to = services.site.supportContact.email;
    const found = to ? await readMessage(services, payload) : null;
    if (!to || !found) return;
    const link = `${services.site.baseUrl}/admin-secure-access?tab=support&thread=${payload.threadId}`;
    await services.mail.send({
      to,
      subject: `Support: ${found.thread.subject}`,
      body: <SupportNoticeMail name={found.thread.name} body={found.message.body} link={link} />,
    });
  }),

  handleJob(MailSupportAnswer, async (services, payload) => {
    const found = await readMessage(services, payload);
    if (!found?.thread.email) return;
    const { name, email, subject } = found.thread;
    const link = conversationLink(services, payload.threadId);
    await services.mail.send({
      to: email,
      subject: `Re: ${subject}`,
      body: <SupportAnswerMail name={name} body={found.message.body} link={link} />,
      thread: found.mail,
    });
  }),
];

interface Which {
  threadId: number;
  messageId: number;
}

/** A message, with the mails before it, so that mail programs keep the conversation together. */
async function readMessage({ db }: Services, { threadId, messageId }: Which) {
  const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.id, threadId));
  const messages = await listMessages(db, threadId);
  const position = messages.findIndex(({ id }) => id === messageId);
  const message = messages[position];
  if (!thread || !message?.mailId) return null;
  const references = messages.slice(0, position).flatMap(({ mailId }) => mailId ?? []);
  const mail: MailThread = { messageId: message.mailId, references };
  return { thread, message, mail };
}
