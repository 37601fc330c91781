import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { itemRoutes } from "./api.server.ts";
import type { NewBlackoutInput, NewRentalItemInput, RentalItemChangeInput } from "./contract.ts";

const { call } = callsOf<typeof itemRoutes>();

export const addItem = (businessId: number, item: NewRentalItemInput) =>
  call("POST /api/businesses/{id}/rentals", { params: { id: businessId }, body: item });

export const changeItem = (id: number, change: RentalItemChangeInput) =>
  call("PUT /api/rentals/{id}", { params: { id }, body: change });

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
