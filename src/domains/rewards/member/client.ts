import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { memberRoutes } from "./api.server.ts";
import type { RewardSettings } from "./contract.ts";

const { call } = callsOf<typeof memberRoutes>();

const REWARDS = ["rewards"];

export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...REWARDS, "stats", userId],
    queryFn: ({ signal }) => call("GET /api/users/{userId}/stats", { params: { userId }, signal }),
    staleTime: 0,
  });

export const reviewTiersQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...REWARDS, "of-reviews", ids],
    queryFn: ({ signal }) =>
      call("GET /api/reviews/tiers", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
  });

/** What shows points, names or days is asked for anew. */
export function useChangeRewardSettings(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: RewardSettings) =>
      call("PATCH /api/users/{userId}/reward-settings", { params: { userId }, body: settings }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: REWARDS }),
  });
}

/** What was earned and is told now; whoever asks next is not told again. */
export const takeCelebrations = (userId: string) =>
  call("POST /api/users/{userId}/celebrations", {
    params: { userId },
    body: { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
