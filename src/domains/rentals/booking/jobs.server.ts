import { AccountCreated } from "#src/domains/accounts/person/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { ExpireRequests, ForgetBookings, RemindCustomers, RemindOwners } from "./booking-jobs.ts";
import { deliverBooking, deliverBookingNews } from "./deliver-booking.server.tsx";
import { deliverBookingsDigest } from "./deliver-digest.server.tsx";
import { deliverBookingEnded, deliverBookingsEnded } from "./deliver-ending.server.tsx";
import { expireRequests } from "./expire-requests.server.ts";
import { forgetBookings } from "./forget-bookings.server.ts";
import { joinBookings } from "./join-bookings.server.ts";
import {
  DeliverBooking,
  DeliverBookingEnded,
  DeliverBookingNews,
  DeliverBookingsDigest,
  DeliverBookingsEnded,
} from "./mail-jobs.ts";
import { remindCustomers } from "./remind-customers.server.ts";
import { remindOwners } from "./remind-owners.server.ts";

export const bookingJobs: JobHandler[] = [
  handleJob(DeliverBooking, deliverBooking),
  handleJob(DeliverBookingNews, deliverBookingNews),
  handleJob(DeliverBookingsDigest, deliverBookingsDigest),
  handleJob(DeliverBookingEnded, deliverBookingEnded),
  handleJob(DeliverBookingsEnded, deliverBookingsEnded),
  handleJob(ExpireRequests, (services) => expireRequests(services, new Date())),
  handleJob(RemindOwners, (services) => remindOwners(services, new Date())),
  handleJob(RemindCustomers, (services) => remindCustomers(services, new Date())),
  handleJob(ForgetBookings, (services) => forgetBookings(services, new Date())),
];

export const bookingSubscriptions: Subscription[] = [
  subscribe(AccountCreated, "join-rental-bookings", joinBookings),
];
