import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { findEventRow } from "../event/queries.server.ts";
import { DeliverEventVerdict } from "./mail-jobs.ts";
import { EventVerdictMail, verdictTitle } from "./mails/event-verdict-mail.tsx";

export const oversightJobs: JobHandler[] = [
  handleJob(DeliverEventVerdict, async ({ db, mail, site }, { eventId, reason }) => {
    const event = await findEventRow(db, eventId);
    const organizer = event?.organizerId ? await findUser(db, event.organizerId) : undefined;
    if (!event || !organizer) return;
    const { title } = event;
    await mail.send({
      to: organizer.email,
      subject: `${verdictTitle(reason)}: ${title}`,
      body: (
        <EventVerdictMail
          {...{ title, reason }}
          organizerName={organizer.firstName}
          link={`${site.baseUrl}/events/${eventId}/edit`}
        />
      ),
    });
  }),
];
