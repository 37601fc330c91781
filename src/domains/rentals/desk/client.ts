import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { deskRoutes } from "./api.server.ts";
import type { BookingChange } from "./contract.ts";

const { call, callList } = callsOf<typeof deskRoutes>();

export const OWNERS_PAGE = 25;

/** After the last page that is shown, while there are more. */
const getNextPageParam = <Item>(
  { items, total }: ListPage<Item>,
  _pages: readonly ListPage<Item>[],
  offset: number,
) => {
  const next = offset + items.length;
  return next < total ? next : undefined;
};

/** Of all rentals businesses of the signed-in person. */
export const ownersBookingsQuery = infiniteQueryOptions({
  queryKey: ["rentals", "bookings"],
  queryFn: ({ pageParam, signal }) =>
    callList("GET /api/user/bookings", {
      query: { limit: OWNERS_PAGE, offset: pageParam },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam,
});

/** Those of the signed-in person that have a desk. */
export const ownersRentalsQuery = infiniteQueryOptions({
  queryKey: ["businesses", "own", "rentals"],
  queryFn: ({ pageParam, signal }) =>
    callList("GET /api/user/rental-businesses", {
      query: { limit: OWNERS_PAGE, offset: pageParam },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam,
  staleTime: 0,
});

export const ownersFiguresQuery = queryOptions({
  queryKey: ["rentals", "figures"],
  queryFn: ({ signal }) => call("GET /api/user/bookings/summary", { signal }),
});

/** What a time costs, and whether it is free, for those who run the business. */
export const deskQuoteQuery = ({ id, ...time }: DeskQuoteAsked) =>
  queryOptions({
    queryKey: ["rentals", "desk-quote", id, time],
    queryFn: ({ signal }) =>
      call("GET /api/rentals/{id}/desk-quote", { params: { id }, query: time, signal }),
    staleTime: 0,
    retry: false,
  });

interface DeskQuoteAsked {
  id: number;
  startDate: string;
  endDate: string;
  quantity: number;
}

/** As it is now; null when there is none. */
export async function readBooking({ id, businessId }: { id: number; businessId: number }) {
  const { items } = await callList("GET /api/businesses/{id}/bookings", {
    params: { id: businessId },
    query: { q: `#${id}`, limit: 5, offset: 0 },
  });
  return items.find((booking) => booking.id === id) ?? null;
}

export const useChangeBooking = () =>
  useMutation({
    mutationFn: ({ id, ...change }: BookingChange & { id: number }) =>
      call("PUT /api/bookings/{id}", { params: { id }, body: change }),
  });

export const useAskToCancel = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call("POST /api/bookings/{id}/ask-to-cancel", { params: { id }, body: { reason } }),
  });

export const useSetPolicy = (businessId: number) =>
  useMutation({
    mutationFn: (policy: string) =>
      call("PUT /api/businesses/{id}/rental-policy", {
        params: { id: businessId },
        body: { policy },
      }),
  });

export const useRenewFeed = (businessId: number) =>
  useMutation({
    mutationFn: () => call("POST /api/businesses/{id}/rental-feed", { params: { id: businessId } }),
  });
