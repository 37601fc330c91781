import type { Services } from "#src/platform/services.server.ts";
import { statusOf } from "../event/to-event.server.ts";
import { dayOf, wallTimeAt } from "../series/wall-time.ts";
import { type PartyMail, preparePartyMail } from "./mail-facts.server.ts";
import { ReminderMail, reminderTitle } from "./mails/reminder-mail.tsx";
import { ticketOf } from "./ticket-of.server.ts";
import { findTideLine } from "./tide-line.server.ts";

/** Looks again: meanwhile it may have begun, been called off, or been cancelled by the reader. */
export async function deliverReminder(
  services: Services,
  { registrationId }: { registrationId: number },
): Promise<void> {
  const mail = await preparePartyMail(services, { registrationId });
  if (!mail || !isStillAhead(mail)) return;
  const { event, date, to } = mail;
  const { facts, pictures } = await ticketOf(services, mail);
  const isToday = localDay(date.startsAt, event) === localDay(new Date(), event);
  await services.mail.send({
    to,
    kind: "reminder",
    subject: `${reminderTitle({ isToday })}: ${facts.title}`,
    body: <ReminderMail {...{ ...facts, isToday }} tide={await findTideLine(event, date)} />,
    pictures,
  });
}

const localDay = (moment: Date, { timeZone }: PartyMail["event"]): string =>
  dayOf(wallTimeAt(moment, timeZone));

const isStillAhead = ({ party, event, date }: PartyMail): boolean =>
  party.status === "registered" && statusOf(event, date) === "active" && date.startsAt > new Date();
