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
      "withdrawn",
      "stands",
    ]),
    /** Whether it may be mailed was asked when it was sent on. */
    isAdmitted: z.boolean().optional(),
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

/** What happened while the owner was mailed often already. */
export const DeliverBookingsDigest = defineJob({
  name: "deliver-rental-bookings-digest",
  payload: z.object({ businessId: z.int() }),
  waitsOnceFor: ({ businessId }) => String(businessId),
});

/** Of a business that is deleted. Carries everything: its bookings are gone when it is worked on. */
export const DeliverBookingEnded = defineJob({
  name: "deliver-rental-booking-ended",
  payload: z.object({
    to: z.string(),
    mayRepeat: z.boolean(),
    businessId: z.int(),
    /** Who asked for it; null for the business itself. */
    senderKey: z.string().nullable().default(null),
    facts: z.object({
      name: z.string().nullable(),
      itemName: z.string(),
      businessName: z.string(),
      place: z.string(),
      businessPhone: z.string(),
      when: z.string(),
      // Jobs of older versions say nothing of these.
      guests: z.int().nullable().default(null),
      requiresLicense: z.boolean().default(false),
      lines: z.array(z.string()).default([]),
      total: z.string(),
      policy: z.string().nullable(),
      link: z.string(),
    }),
    calendar: z.object({ method: z.enum(["REQUEST", "CANCEL"]), file: z.string() }),
  }),
});

/** What its owner reads: whom to expect nevertheless, or to call. */
export const DeliverBookingsEnded = defineJob({
  name: "deliver-rental-bookings-ended",
  payload: z.object({
    to: z.string(),
    name: z.string().nullable(),
    businessName: z.string(),
    /** How many in all; the first of them follow. */
    count: z.int(),
    bookings: z.array(
      z.object({ when: z.string(), itemName: z.string(), customerName: z.string() }),
    ),
  }),
});
