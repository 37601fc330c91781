import { eq } from "drizzle-orm";
import { eventMessages } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { preparePartyMail } from "../registration/mail-facts.server.ts";
import { registrationToken } from "../registration/registration-token.server.ts";
import { MESSAGES_PAGE } from "./limits-contract.ts";
import { AttendeeMessageMail } from "./mails/attendee-message-mail.tsx";

/** Not to those who have cancelled meanwhile. An address that nobody proved is led to the words instead of reading them. */
export async function deliverMessage(
  services: Services,
  { messageId, registrationId }: { messageId: number; registrationId: number },
): Promise<void> {
  const { db, mail: mailer, site } = services;
  const [message] = await db.select().from(eventMessages).where(eq(eventMessages.id, messageId));
  if (!message) return;
  const mail = await preparePartyMail(services, { registrationId });
  if (mail?.party.status !== "registered" && mail?.party.status !== "waiting") return;
  const mayRepeat = mail.facts.userName !== null;
  const { title } = mail.facts;
  await mailer.send({
    to: mail.to,
    subject: mayRepeat ? `${message.subject} (${title})` : `A message about ${title}`,
    body: (
      <AttendeeMessageMail
        {...mail.facts}
        message={mayRepeat ? message : null}
        messagesLink={`${site.baseUrl}${MESSAGES_PAGE}?token=${registrationToken(services, registrationId)}`}
      />
    ),
  });
}
