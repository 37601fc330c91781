import { z } from "zod";
import { NOT_PLAIN, PLAIN_LINES } from "#src/shared/one-line.ts";
import { Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { Moment } from "../availability/contract.ts";
import { Booking } from "../booking/contract.ts";
import {
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  POLICY_MAX_LENGTH,
  REASON_MAX_LENGTH,
} from "../booking/limits-contract.ts";
import { BOOKING_TIMES } from "./limits-contract.ts";

/** What the owner does with a booking: answers a request, or notes what was paid. */
export const BookingChange = z
  .object({
    status: z.enum(BOOKING_STATUSES, "Please choose a status.").optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES, "Please choose a payment status.").optional(),
  })
  .refine(({ status, paymentStatus }) => status !== undefined || paymentStatus !== undefined, {
    path: ["status"],
    message: "Please choose a status.",
  });
export type BookingChange = z.output<typeof BookingChange>;

export const BookingsQuery = Paging.extend({
  status: z.enum(BOOKING_STATUSES).optional(),
  rentalItemId: rowNumber("Please choose a rental.").optional(),
  /** Only those that touch the time. */
  from: Moment.optional(),
  to: Moment.optional(),
  time: z.enum(BOOKING_TIMES).optional(),
  /** A part of the customer's name or address, or the number of the booking. */
  q: z.string().trim().max(200).optional(),
});
export type BookingsQuery = z.output<typeof BookingsQuery>;

/** With the name of the business, for those who have several. */
export const DeskBooking = Booking.extend({
  businessName: z.string(),
  askedToCancel: z.string().nullable(),
});
export type DeskBooking = z.infer<typeof DeskBooking>;

/** One of a person's businesses that has a desk. */
export const RentalBusiness = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** False where it has left the category: what was booked stands. */
  isRented: z.boolean(),
});
export type RentalBusiness = z.infer<typeof RentalBusiness>;

export const DeskQuote = z.object({
  /** Dollars, by the prices of the item. */
  totalPrice: z.string(),
  isFree: z.boolean(),
  /** Why customers cannot ask for it themselves. */
  objection: z.string().nullable(),
});
export type DeskQuote = z.infer<typeof DeskQuote>;

/** Somebody who comes or brings back on a day. */
export interface DeskVisit {
  kind: "comes" | "returns";
  /** What clocks of the place show then. */
  local: string;
  zone: string;
  booking: DeskBooking;
}

/** What is still to come of an item. */
export interface ToCome {
  itemId: number;
  /** Requests without an answer. */
  waiting: number;
  confirmed: number;
}

export interface DeskDay {
  date: string;
  visits: DeskVisit[];
}

export const CancelRequest = z.object({
  reason: z
    .string("Please say why.")
    .trim()
    .min(1, "Please say why.")
    .max(REASON_MAX_LENGTH, { error: `At most ${REASON_MAX_LENGTH} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN),
});

export const DeskSummary = z.object({
  totalItems: z.int(),
  /** Dollars, of confirmed bookings only. */
  totalRevenue: z.string(),
  pendingBookings: z.int(),
  /** Confirmed and still to begin. */
  upcomingBookings: z.int(),
  totalBookings: z.int(),
});
export type DeskSummary = z.infer<typeof DeskSummary>;

export const Desk = DeskSummary.extend({
  policy: z.string().nullable(),
  /** For calendar programs; whoever has it reads the feed. */
  feedUrl: z.string(),
  timeZone: z.string(),
  /** "Eastern Time" */
  zoneName: z.string(),
});
export type Desk = z.infer<typeof Desk>;

export const PolicyChange = z.object({
  policy: z
    .string("Please write your terms.")
    .trim()
    .max(POLICY_MAX_LENGTH, { error: `At most ${POLICY_MAX_LENGTH} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN)
    .transform((text) => text || null),
});
