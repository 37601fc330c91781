import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** What the customer reads of a booking. */
export const DeliverBooking = defineJob({
  name: "deliver-rental-booking",
  payload: z.object({
    bookingId: z.int(),
    occasion: z.enum([
      "requested",
      "confirmed",
      "reminder",
      "declined",
      "expired",
      "cancelled",
      "asked",
    ]),
  }),
});

/** What the owner reads of it. */
export const DeliverBookingNews = defineJob({
  name: "deliver-rental-booking-news",
  payload: z.object({
    bookingId: z.int(),
    occasion: z.enum(["requested", "reminder", "expired", "cancelled"]),
  }),
});
