import { AttendeeRegistered } from "#src/domains/events/registration/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { forgetOldVisits, forgetSalts } from "./forget-visits.server.ts";
import { recordRegistration } from "./record-registration.server.ts";
import { refreshMedians } from "./refresh-medians.server.ts";
import { rollUpVisits } from "./roll-up-visits.server.ts";
import { ForgetOldVisits, ForgetSalts, RefreshMedians, RollUpVisits } from "./visit-jobs.ts";

export const analyticsJobs: JobHandler[] = [
  handleJob(ForgetSalts, (services) => forgetSalts(services, new Date())),
  handleJob(ForgetOldVisits, (services) => forgetOldVisits(services, new Date())),
  handleJob(RollUpVisits, (services) => rollUpVisits(services, new Date())),
  handleJob(RefreshMedians, (services) => refreshMedians(services, new Date())),
];

export const analyticsSubscriptions: Subscription[] = [
  subscribe(AttendeeRegistered, "record-registration", recordRegistration),
];
