import { rentalItems } from "#src/db/schema/rentals.server.ts";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { shownTable } from "#src/platform/domain/shown-table.server.ts";
import { bookingRoutes } from "./booking/api.server.ts";
import { endListingBookings } from "./booking/end-listing-bookings.server.ts";
import { forgetCustomer } from "./booking/forget-customer.server.ts";
import { bookingJobs, bookingSubscriptions } from "./booking/jobs.server.ts";
import { bookingPersonalData } from "./booking/personal-data.server.ts";
import { deskRoutes } from "./desk/api.server.ts";
import { demoFleets, demoRentals } from "./desk/demo-data.server.ts";
import { demoRentalOwners } from "./desk/demo-owners.server.ts";
import { deskSubscriptions } from "./desk/jobs.server.ts";
import { leaveDesks } from "./desk/leave-desks.server.ts";
import { itemRoutes } from "./item/api.server.ts";

export const rentals: Domain = {
  name: "rentals",
  routes: [...itemRoutes, ...bookingRoutes, ...deskRoutes],
  jobs: bookingJobs,
  subscriptions: [...bookingSubscriptions, ...deskSubscriptions],
  personalData: bookingPersonalData,
  forgetPerson: async (tx, departure) => {
    await forgetCustomer(tx, departure);
    await leaveDesks(tx, departure);
  },
  beforeListingGoes: endListingBookings,
  demoData: [demoRentals, demoFleets, demoRentalOwners],
  shown: [shownTable(rentalItems, { ignored: ["bookingTurn"], tags: ["business:{businessId}"] })],
};
