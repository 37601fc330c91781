import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { deliverDateNews, deliverGatheredNews } from "./deliver-date-news.server.tsx";
import { deliverRegistration } from "./deliver-registration.server.tsx";
import { deliverRegistrationEnd } from "./deliver-registration-end.server.tsx";
import { deliverReminder } from "./deliver-reminder.server.tsx";
import { tellRegistrants } from "./follow-date.server.ts";
import { forgetRegistrations } from "./forget-registrations.server.ts";
import { lapseUnconfirmed } from "./lapse-unconfirmed.server.ts";
import {
  DeliverDateNews,
  DeliverGatheredNews,
  DeliverRegistration,
  DeliverRegistrationEnd,
  DeliverReminder,
} from "./mail-jobs.ts";
import {
  ForgetRegistrations,
  LapseUnconfirmed,
  RemindAttendees,
  TellRegistrants,
} from "./registration-jobs.ts";
import { remindAttendees } from "./remind-attendees.server.ts";

export const registrationJobs: JobHandler[] = [
  handleJob(DeliverRegistration, deliverRegistration),
  handleJob(DeliverRegistrationEnd, deliverRegistrationEnd),
  handleJob(DeliverDateNews, deliverDateNews),
  handleJob(DeliverGatheredNews, deliverGatheredNews),
  handleJob(DeliverReminder, deliverReminder),
  handleJob(TellRegistrants, tellRegistrants),
  handleJob(ForgetRegistrations, (services) => forgetRegistrations(services, new Date())),
  handleJob(RemindAttendees, (services) => remindAttendees(services, new Date())),
  handleJob(LapseUnconfirmed, (services) => lapseUnconfirmed(services, new Date())),
];
