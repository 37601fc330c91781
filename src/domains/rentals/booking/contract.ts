import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import {
  countFrom1,
  Day,
  Moment,
  plainLines,
  RateCents,
  RequestKey,
  TotalCents,
  Units,
  wholeMinute,
  wholeNumber,
} from "../availability/contract.ts";
import {
  BOOKING_STATUSES,
  CUSTOMER_NAME_MAX_LENGTH,
  PAYMENT_STATUSES,
  SPECIAL_REQUESTS_MAX_LENGTH,
} from "./limits-contract.ts";

/** Empty is none. */
const orNull = (text: string | null | undefined) => text || null;

/** Of any country, as people write it: "+49 (0) 171 / 555-0100 ext. 3". */
const NO_PHONE = "Please enter a phone number.";
const Phone = z
  .string(NO_PHONE)
  .trim()
  .max(40, { error: "At most 40 characters.", abort: true })
  .regex(/^(?:[\d ()+./-]*\d[\d ()+./-]*(?:(?:ext|x)\.? ?\d{1,6})?)?$/i, NO_PHONE);

/** What, when and how many: all that a price depends on. */
export const BookingTime = z.object({
  startDate: wholeMinute("Please choose when it starts."),
  endDate: wholeMinute("Please choose until when."),
  quantity: Units.default(1),
});
export type BookingTime = z.output<typeof BookingTime>;

/**
 * A customer's price, status and payment are not looked at: the server computes the one and begins
 * with the others. The owner may choose.
 */
export const NewBooking = BookingTime.extend({
  rentalItemId: countFrom1("Please choose what to rent."),
  businessId: countFrom1("There is no such business.").optional(),
  customerName: requiredName("Please enter a name.", CUSTOMER_NAME_MAX_LENGTH),
  customerEmail: Email,
  customerPhone: Phone.nullish().transform(orNull),
  totalGuests: countFrom1("Please say how many guests come, at least 1."),
  specialRequests: plainLines(SPECIAL_REQUESTS_MAX_LENGTH).nullish().transform(orNull),
  /** What the form showed; when it is no longer true, nothing is booked. */
  quotedTotal: TotalCents.optional(),
  /** The same of a plain form, whose reader chooses among many ends: its total is what these come to. */
  quotedRates: z.object({ perHour: RateCents, perDay: RateCents }).optional(),
  /** Of the terms that the form showed, and of the item. */
  termsMark: z.string().max(100).optional(),
  itemMark: z.string().max(100).optional(),
  requestKey: RequestKey.optional(),
  status: z.unknown().optional(),
  totalPrice: z.unknown().optional(),
  paymentStatus: z.unknown().optional(),
});
export type NewBooking = z.output<typeof NewBooking>;
export type NewBookingInput = z.input<typeof NewBooking>;

/** What only the owner decides about. */
export const OwnersChoice = z.object({
  status: z.enum(BOOKING_STATUSES, "Please choose a status.").default("pending"),
  totalPrice: TotalCents.nullish(),
  paymentStatus: z.enum(PAYMENT_STATUSES, "Please choose a payment status.").default("pending"),
});
export type OwnersChoice = z.output<typeof OwnersChoice>;

export const PriceLine = z.object({
  unit: z.enum(["day", "hour"]),
  count: z.int(),
  /** Dollars, of one. */
  rate: z.string(),
  quantity: z.int(),
  amount: z.string(),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** A time that can be had, and what clocks of the place show when it begins. */
export const NextTime = z.object({
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  local: z.string(),
  zone: z.string(),
});
export type NextTime = z.infer<typeof NextTime>;

export const Quote = z.object({
  rentalItemId: z.int(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  quantity: z.int(),
  totalPrice: z.string(),
  lines: z.array(PriceLine),
  /** It can be had. */
  isFree: z.boolean(),
  /** Where it is taken: a time of the same length that can be had. */
  next: NextTime.nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const Booking = z.object({
  id: z.int(),
  businessId: z.int(),
  rentalItemId: z.int(),
  rentalItemName: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  timeZone: z.string(),
  /** What clocks of the place show: "2027-07-04T10:00", and what its time is called then: "EDT". */
  startLocal: z.string(),
  startZone: z.string(),
  endLocal: z.string(),
  endZone: z.string(),
  quantity: z.int(),
  totalGuests: z.int(),
  specialRequests: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  totalPrice: z.string(),
  /** The same, under its second name. */
  totalAmount: z.string(),
  lines: z.array(PriceLine),
  policy: z.string().nullable(),
  /** When a pending one lapses. */
  expiresAt: z.iso.datetime().nullable(),
  expiresLocal: z.string().nullable(),
  expiresZone: z.string().nullable(),
  endedBy: z.enum(["customer", "owner", "expiry"]).nullable(),
  createdAt: z.iso.datetime(),
});
export type Booking = z.infer<typeof Booking>;

/** What whoever books is told. */
export const BookingReceipt = Booking.extend({
  message: z.string(),
  /** The page of the booking, for whoever asked for it; null for those who run the business. */
  link: z.string().nullable(),
  /** Whether the customer is mailed of it: an address that is not proved gets only so many mails in a day. */
  isMailed: z.boolean(),
});
export type BookingReceipt = z.infer<typeof BookingReceipt>;

/** What the page behind the mailed link shows. */
export const BookingView = Booking.omit({ customerEmail: true, customerPhone: true }).extend({
  businessName: z.string(),
  place: z.string(),
  businessPhone: z.string(),
  /** It has not begun and holds its time. */
  isCancellable: z.boolean(),
  askedToCancel: z.string().nullable(),
});
export type BookingView = z.infer<typeof BookingView>;

/** What a person asked for, as their own list shows it. */
export const OwnBooking = BookingView.pick({
  ...{ id: true, businessId: true, businessName: true, place: true },
  ...{ rentalItemId: true, rentalItemName: true, quantity: true, totalPrice: true },
  ...{ startDate: true, startLocal: true, startZone: true },
  ...{ endDate: true, endLocal: true, endZone: true },
  ...{ status: true, endedBy: true, expiresLocal: true, expiresZone: true, isCancellable: true },
}).extend({
  /** The page of the booking, where it is cancelled. */
  link: z.string(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;

const NOT_WHOLE = "This link is not whole. Please copy it again.";
export const BookingCancellation = z.object({ token: z.string(NOT_WHOLE).max(200, NOT_WHOLE) });

export const BookingState = z.object({ status: z.enum(BOOKING_STATUSES) });

/** Six weeks, as many as a month touches. */
const AVAILABILITY_DAYS_MAX = 42;

/** A day of the place, and how many to look at. */
export const AvailabilityQuery = z.object({
  from: Day.optional(),
  days: wholeNumber(1, AVAILABILITY_DAYS_MAX).default(7),
  quantity: Units.default(1),
});
export type AvailabilityQuery = z.output<typeof AvailabilityQuery>;

/** When an item can be had: no numbers of bookings, no names. */
export const Availability = z.object({
  rentalItemId: z.int(),
  timeZone: z.string(),
  quantity: z.int(),
  days: z.array(
    z.object({
      date: z.string(),
      /** Why nothing can be had that day. */
      reason: z.string().nullable(),
      starts: z.array(
        z.object({
          startDate: z.iso.datetime(),
          local: z.string(),
          zone: z.string(),
          /** It closes before a shortest booking is over: what begins then comes back on another day. */
          isOvernight: z.boolean(),
        }),
      ),
      busy: z.array(
        z.object({ startDate: z.iso.datetime(), endDate: z.iso.datetime(), free: z.int() }),
      ),
    }),
  ),
});
export type Availability = z.infer<typeof Availability>;

/** When a booking that begins at a moment can end. */
export const EndsQuery = z.object({
  start: Moment,
  quantity: AvailabilityQuery.shape.quantity,
});
export const PossibleEnd = z.object({
  endDate: z.iso.datetime(),
  local: z.string(),
  zone: z.string(),
  totalPrice: z.string(),
});
export type PossibleEnd = z.infer<typeof PossibleEnd>;
