import type { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import { calendarFor, preparePartyMail } from "./mail-facts.server.ts";
import type { DeliverRegistrationEnd } from "./mail-jobs.ts";
import { endTitle, RegistrationEndMail } from "./mails/registration-end-mail.tsx";

export async function deliverRegistrationEnd(
  services: Services,
  { registrationId, reason, hadPlace }: z.output<typeof DeliverRegistrationEnd.payload>,
): Promise<void> {
  const mail = await preparePartyMail(services, { registrationId });
  if (!mail) return;
  const link = `${services.site.baseUrl}/events/${mail.event.id}`;
  await services.mail.send({
    to: mail.to,
    subject: `${endTitle(reason)}: ${mail.facts.title}`,
    body: <RegistrationEndMail {...mail.facts} link={link} reason={reason} />,
    calendar: hadPlace ? await calendarFor(services, mail, "CANCEL") : undefined,
  });
}
