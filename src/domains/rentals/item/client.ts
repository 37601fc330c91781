import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { itemRoutes } from "./api.server.ts";
import type { NewBlackoutInput, NewRentalItemInput } from "./contract.ts";

const { call } = callsOf<typeof itemRoutes>();

/** A new one of a business, or the change of one that is there. */
export const saveItem = (
  { businessId, id }: { businessId: number; id: number | null },
  item: NewRentalItemInput,
) =>
  id === null
    ? call("POST /api/businesses/{id}/rentals", { params: { id: businessId }, body: item })
    : call("PUT /api/rentals/{id}", { params: { id }, body: item });

export const useArchiveItem = () =>
  useMutation({
    mutationFn: (id: number) => call("DELETE /api/rentals/{id}", { params: { id } }),
  });

export const useCloseDays = (businessId: number) =>
  useMutation({
    mutationFn: (days: NewBlackoutInput) =>
      call("POST /api/businesses/{id}/blackouts", { params: { id: businessId }, body: days }),
  });

export const useOpenDays = () =>
  useMutation({
    mutationFn: (id: number) => call("DELETE /api/blackouts/{id}", { params: { id } }),
  });
