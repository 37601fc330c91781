import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { readBookingToken } from "./booking-token.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import {
  Availability,
  AvailabilityQuery,
  BookingCancellation,
  BookingReceipt,
  BookingState,
  BookingTime,
  EndsQuery,
  NewBooking,
  OwnBooking,
  PossibleEnd,
  Quote,
} from "./contract.ts";
import { createBooking } from "./create-booking.server.ts";
import { findAvailability, findEnds } from "./find-availability.server.ts";
import { BOOKING_NOT_CREATED, BOOKING_PAGE } from "./limits-contract.ts";
import { listAskedFor } from "./list-asked-for.server.ts";
import { quoteBooking } from "./quote-booking.server.ts";

const params = z.object({ id: RowId });

/** Five a second on and on, and a minute's worth at once: a whole office may look. */
const LOOKING = { name: "rental-looking", calls: 300, seconds: 60 };

export const bookingRoutes = [
  route({
    method: "GET",
    path: "/api/rentals/{id}/availability",
    summary: "When a rental item can be had, in days of its place",
    access: "public",
    rateLimit: LOOKING,
    params,
    query: AvailabilityQuery,
    answer: Availability,
    handler: ({ params: { id }, query, ctx }) =>
      findAvailability(ctx.services.db, { ...query, id }),
  }),

  route({
    method: "GET",
    path: "/api/rentals/{id}/ends",
    summary: "When a booking that begins at a moment can end, and what it costs",
    access: "public",
    rateLimit: LOOKING,
    params,
    query: EndsQuery,
    answer: z.array(PossibleEnd),
    handler: ({ params: { id }, query, ctx }) => findEnds(ctx.services.db, { ...query, id }),
  }),

  route({
    method: "POST",
    path: "/api/rentals/{id}/quote",
    summary: "What a time costs, and whether it can be had",
    access: "public",
    rateLimit: LOOKING,
    params,
    body: BookingTime,
    answer: Quote,
    handler: ({ params: { id }, body, ctx }) => quoteBooking(ctx.services, { ...body, id }),
  }),

  route({
    method: "POST",
    path: "/api/bookings",
    summary: "Ask for a booking; those who run the business choose its status and price",
    access: "public",
    // A club books from one address. How many requests may wait at once is limited apart.
    rateLimit: { name: "rental-bookings", calls: 2000, seconds: 3600 },
    body: NewBooking.extend(SpamTrap.shape),
    answer: BookingReceipt,
    failure: BOOKING_NOT_CREATED,
    status: 201,
    form: {
      pages: ["/business/:id"],
      leadsTo: ({ answer, page }) => answer.link ?? `${page.pathname}?tab=rentals&sent=booking`,
    },
    handler: async ({ body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...asked } = body;
      requireUntrapped({ homepage, secondsOpen });
      return createBooking(ctx.services, senderOf(ctx, viewer), asked);
    },
  }),

  route({
    method: "POST",
    path: "/api/booking-cancellation",
    summary: "Cancel a booking with the link from its mail",
    access: "public",
    rateLimit: { name: "rental-cancellations", calls: 300, seconds: 3600 },
    body: BookingCancellation,
    answer: BookingState,
    form: {
      pages: [BOOKING_PAGE],
      leadsTo: ({ page }) => `${page.pathname}${page.search}`,
    },
    handler: async ({ body: { token }, ctx }) => {
      const bookingId = readBookingToken(ctx.services, token);
      return cancelBooking(ctx.services, { bookingId });
    },
  }),

  list({
    path: "/api/user/own-bookings",
    summary: "The bookings that the signed-in person asked for: the next to come first",
    access: "signed-in",
    rateLimit: { name: "rental-own-bookings", calls: 300, seconds: 60 },
    query: Paging,
    item: OwnBooking,
    handler: ({ query, viewer, ctx }) => listAskedFor(ctx.services, viewer, query),
  }),
];
