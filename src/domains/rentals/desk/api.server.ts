import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { BookingTime } from "../booking/contract.ts";
import { BOOKING_NOT_UPDATED } from "../booking/limits-contract.ts";
import { deskBookingPath } from "../item/desk-paths.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import { askToCancel } from "./ask-to-cancel.server.ts";
import { bookingsFeed } from "./bookings-feed.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import {
  BookingChange,
  BookingsQuery,
  CancelRequest,
  Desk,
  DeskBooking,
  DeskQuote,
  DeskSummary,
  PolicyChange,
  RentalBusiness,
} from "./contract.ts";
import {
  listBusinessBookings,
  listOwnersBookings,
  listOwnersRentals,
  summarizeOwner,
} from "./queries.server.ts";
import { quoteForDesk } from "./quote-for-desk.server.ts";
import { readDesk } from "./read-desk.server.ts";
import { renewFeed } from "./renew-feed.server.ts";
import { setPolicy } from "./set-policy.server.ts";

const params = z.object({ id: RowId });

export const deskRoutes = [
  list({
    path: "/api/businesses/{id}/bookings",
    summary: "The bookings of a rentals business: what waits first, then the next to come",
    access: "signed-in",
    params,
    query: BookingsQuery,
    item: DeskBooking,
    handler: async ({ params: { id }, query, viewer, ctx }) => {
      await requireRentals(ctx.services.db, id, viewer);
      return listBusinessBookings(ctx.services.db, { ...query, businessId: id });
    },
  }),

  route({
    method: "PUT",
    path: "/api/bookings/{id}",
    summary: "Confirm or cancel a pending booking, or note what was paid",
    access: "signed-in",
    params,
    body: BookingChange,
    answer: DeskBooking,
    failure: BOOKING_NOT_UPDATED,
    form: {
      pages: ["/rental-management/:businessId/bookings/:id"],
      leadsTo: ({ answer }) => `${deskBookingPath(answer)}?sent=yes`,
    },
    handler: ({ params: { id }, body, viewer, ctx }) =>
      changeBooking(ctx.services, viewer, { ...body, id }),
  }),

  route({
    method: "GET",
    path: "/api/rentals/{id}/desk-quote",
    summary: "What a time costs and whether it is free, also where customers cannot ask for it",
    access: "signed-in",
    rateLimit: { name: "rental-desk-quotes", calls: 300, seconds: 60 },
    params,
    query: BookingTime,
    answer: DeskQuote,
    handler: ({ params: { id }, query, viewer, ctx }) =>
      quoteForDesk(ctx.services.db, viewer, { ...query, id }),
  }),

  route({
    method: "POST",
    path: "/api/bookings/{id}/ask-to-cancel",
    summary: "Ask the customer of a confirmed booking to cancel it",
    access: "signed-in",
    rateLimit: { name: "rental-cancel-requests", calls: 60, seconds: 3600 },
    params,
    body: CancelRequest,
    answer: Done,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      await askToCancel(ctx.services, viewer, { ...body, id });
      return done;
    },
  }),

  list({
    path: "/api/user/bookings",
    summary: "The bookings of the signed-in person's rentals businesses",
    access: "signed-in",
    query: BookingsQuery,
    item: DeskBooking,
    handler: ({ query, viewer, ctx }) => listOwnersBookings(ctx.services.db, viewer, query),
  }),

  list({
    path: "/api/user/rental-businesses",
    summary: "The signed-in person's businesses that rent, or that have rented",
    access: "signed-in",
    query: Paging,
    item: RentalBusiness,
    handler: ({ query, viewer, ctx }) => listOwnersRentals(ctx.services.db, viewer, query),
  }),

  route({
    method: "GET",
    path: "/api/user/bookings/summary",
    summary: "Figures of the signed-in person's rentals businesses",
    access: "signed-in",
    answer: DeskSummary,
    handler: ({ viewer, ctx }) => summarizeOwner(ctx.services.db, viewer),
  }),

  route({
    method: "GET",
    path: "/api/businesses/{id}/rental-desk",
    summary: "Figures, terms and calendar link of a rentals business",
    access: "signed-in",
    params,
    answer: Desk,
    handler: ({ params: { id }, viewer, ctx }) =>
      readDesk(ctx.services, viewer, { businessId: id }),
  }),

  route({
    method: "PUT",
    path: "/api/businesses/{id}/rental-policy",
    summary: "Set the terms of cancelling for bookings to come",
    access: "signed-in",
    params,
    body: PolicyChange,
    answer: Desk,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      await setPolicy(ctx.services, viewer, { ...body, businessId: id });
      return readDesk(ctx.services, viewer, { businessId: id });
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/rental-feed",
    summary: "Make a new calendar link; the old one is dead",
    access: "signed-in",
    params,
    answer: Desk,
    handler: async ({ params: { id }, viewer, ctx }) => {
      await renewFeed(ctx.services, viewer, { businessId: id });
      return readDesk(ctx.services, viewer, { businessId: id });
    },
  }),

  route({
    method: "GET",
    path: "/api/businesses/{id}/bookings.ics",
    summary: "The bookings of a business for calendar programs, with the secret link",
    access: "public",
    params,
    query: z.object({ token: z.string().max(200).default("") }),
    answer: z.string(),
    handler: ({ params: { id }, query: { token }, ctx }) =>
      bookingsFeed(ctx.services, {
        businessId: id,
        token,
        known: ctx.request.headers.get("if-none-match"),
      }),
  }),
];
