import { eq } from "drizzle-orm";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { MailThread } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { conversationLink } from "./conversation-link.server.ts";
import { DeliverSupportAnswer, DeliverSupportNotice, DeliverSupportReceipt } from "./mail-jobs.ts";
import {
  SupportAnswerMail,
  SupportNoticeMail,
  SupportReceiptMail,
} from "./mails/support-mails.tsx";
import { listMessages } from "./queries.server.ts";

export const supportJobs: JobHandler[] = [
  handleJob(DeliverSupportReceipt, async (services, payload) => {
    const found = await readMessage(services, payload);
    if (!found?.thread.email) return;
    const { name, subject } = found.typed;
    if (!subject && !(await admitsMail(services.db, "support-receipt", found.thread.email))) return;
    const link = conversationLink(services, payload.threadId);
    await services.mail.send({
      to: found.thread.email,
      subject: subject ? `We have your message: ${subject}` : "We have your message",
      body: <SupportReceiptMail name={name} subject={subject} link={link} />,
      thread: found.mail,
    });
  }),

  handleJob(DeliverSupportNotice, async (services, payload) => {
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

  handleJob(DeliverSupportAnswer, async (services, payload) => {
    const found = await readMessage(services, payload);
    if (!found?.thread.email) return;
    const { name, subject } = found.typed;
    const link = conversationLink(services, payload.threadId);
    await services.mail.send({
      to: found.thread.email,
      subject: subject ? `Re: ${subject}` : "An answer to your question",
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
  return { thread, message, mail, typed: await readTyped(db, thread) };
}

/** What may be repeated to the address: only to the account that wrote it, whose address is proved. */
async function readTyped(db: Services["db"], thread: typeof supportThreads.$inferSelect) {
  const mayRepeat = await isProved(db, thread);
  return { name: mayRepeat ? thread.name : null, subject: mayRepeat ? thread.subject : null };
}
