import type { BookingsQuery } from "../contract.ts";

/** The list of bookings, on the same page, with only what is asked for. */
export const bookingsAddress = (asked: Pick<BookingsQuery, "status" | "time">): string =>
  `?${new URLSearchParams(asked)}#bookings`;
