import { queryOptions, useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { bookingRoutes } from "./api.server.ts";
import type { NewBookingInput } from "./contract.ts";

const { call } = callsOf<typeof bookingRoutes>();

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

/** What a time costs, line by line, and whether it can still be had. */
export const quoteQuery = ({ rentalItemId, ...time }: QuoteAsked) =>
  queryOptions({
    queryKey: ["rentals", "quote", rentalItemId, time],
    queryFn: ({ signal }) =>
      call("POST /api/rentals/{id}/quote", { params: { id: rentalItemId }, body: time, signal }),
  });
