import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { organizerRoutes } from "./api.server.ts";

const { call } = callsOf<typeof organizerRoutes>();

const PLAN = ["organizer", "plan"];

/** With the checkout that somebody comes back from, if any. */
export const planQuery = (checkout?: string) =>
  queryOptions({
    queryKey: [...PLAN, checkout],
    queryFn: ({ signal }) =>
      call("GET /api/user/event-subscription", { query: { checkout }, signal }),
    staleTime: 0,
  });

export const useSubscribeOrganizer = () =>
  useMutation({ mutationFn: () => call("POST /api/create-event-subscription") });

function usePlanChange<Answer>(change: () => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: PLAN }),
  });
}

export const useCancelPlan = () =>
  usePlanChange(() => call("POST /api/user/event-subscription/cancel"));
export const useResumePlan = () =>
  usePlanChange(() => call("POST /api/user/event-subscription/resume"));
export const usePlanPortal = () =>
  useMutation({ mutationFn: () => call("POST /api/user/event-subscription/portal") });
