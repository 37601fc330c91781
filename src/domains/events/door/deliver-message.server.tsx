import { eq } from "drizzle-orm";
import { eventMessages } from "#src/db/schema/events.server.ts";
import {
  giveCallBack,
  isAdmitted,
  secondsUntilAdmitted,
} from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { type PartyMail, preparePartyMail } from "../registration/mail-facts.server.ts";
import { registrationToken } from "../registration/registration-token.server.ts";
import { MESSAGE_MAILS_PER_DAY, MESSAGES_PAGE } from "./limits-contract.ts";
import { DeliverAttendeeMessage } from "./mail-jobs.ts";
import { AttendeeMessageMail } from "./mails/attendee-message-mail.tsx";

/** From one organizer to one address, of whichever events. */
const TO_ONE_READER = {
  name: "event-message-mails",
  calls: MESSAGE_MAILS_PER_DAY,
  seconds: 86_400,
};

/** Not to those who have cancelled meanwhile, nor of an event that was taken down. Beyond the reader's limit it goes later. */
export async function deliverMessage(
  services: Services,
  { messageId, registrationId }: { messageId: number; registrationId: number },
): Promise<void> {
  const { db, jobs } = services;
  const [message] = await db.select().from(eventMessages).where(eq(eventMessages.id, messageId));
  if (!message) return;
  const mail = await preparePartyMail(services, { registrationId });
  if (mail?.party.status !== "registered" && mail?.party.status !== "waiting") return;
  if (mail.event.takenDownReason !== null) return;
  const caller = `${mail.event.organizerId ?? mail.event.id} ${mail.to.toLowerCase()}`;
  if (!(await isAdmitted(db, TO_ONE_READER, caller))) {
    const seconds = await secondsUntilAdmitted(db, TO_ONE_READER, caller);
    const notBefore = new Date(Date.now() + seconds * 1000);
    await jobs.send(db, DeliverAttendeeMessage, { messageId, registrationId }, { notBefore });
    return;
  }
  try {
    await mailMessage(services, mail, message);
  } catch (error) {
    await giveCallBack(db, TO_ONE_READER, caller);
    throw error;
  }
}

/** An address that nobody proved is led to the words instead of reading them. */
async function mailMessage(
  services: Services,
  { to, facts, party }: PartyMail,
  message: typeof eventMessages.$inferSelect,
): Promise<void> {
  const mayRepeat = facts.userName !== null;
  await services.mail.send({
    to,
    subject: mayRepeat ? `${message.subject} (${facts.title})` : `A message about ${facts.title}`,
    body: (
      <AttendeeMessageMail
        {...facts}
        message={mayRepeat ? message : null}
        messagesLink={`${services.site.baseUrl}${MESSAGES_PAGE}?token=${registrationToken(services, party.id)}`}
      />
    ),
  });
}
