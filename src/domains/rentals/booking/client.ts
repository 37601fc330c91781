import { useMutation } from "@tanstack/react-query";
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
