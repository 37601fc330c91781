import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { bookingRoutes } from "./api.server.ts";
import type { NewBookingInput } from "./contract.ts";
import { ASKED_FOR_PAGE } from "./limits-contract.ts";

const { call, callList } = callsOf<typeof bookingRoutes>();

/** By the signed-in person. */
export const askedForQuery = infiniteQueryOptions({
  queryKey: ["rentals", "asked-for"],
  queryFn: ({ pageParam, signal }) =>
    callList("GET /api/user/own-bookings", {
      query: { limit: ASKED_FOR_PAGE, offset: pageParam },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ items, total }, _pages, offset) => {
    const next = offset + items.length;
    return next < total ? next : undefined;
  },
  staleTime: 0,
});

export const useBook = () =>
  useMutation({
    mutationFn: (booking: NewBookingInput & SpamTrap) =>
      call("POST /api/bookings", { body: booking }),
  });

export const useCancelBooking = (token: string) =>
  useMutation({ mutationFn: () => call("POST /api/booking-cancellation", { body: { token } }) });

export interface QuoteAsked {
  rentalItemId: number;
  startDate: string;
  endDate: string;
  quantity: number;
}

const QUOTES = ["rentals", "quote"];

/** Makes old what was said of prices and free times. */
export const forgetQuotes = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: QUOTES });

/** What a time costs, line by line, and whether it can still be had. */
export const quoteQuery = ({ rentalItemId, ...time }: QuoteAsked) =>
  queryOptions({
    queryKey: [...QUOTES, rentalItemId, time],
    queryFn: ({ signal }) =>
      call("POST /api/rentals/{id}/quote", { params: { id: rentalItemId }, body: time, signal }),
  });
