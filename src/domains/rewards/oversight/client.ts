import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { oversightRoutes } from "./api.server.ts";
import type { AchievementRule, NewAchievementInput } from "./contract.ts";

const { call } = callsOf<typeof oversightRoutes>();

const ACHIEVEMENTS = ["admin", "achievements"];

export const adminAchievementsQuery = queryOptions({
  queryKey: ACHIEVEMENTS,
  queryFn: ({ signal }) => call("GET /api/admin/achievements", { signal }),
  staleTime: 0,
});

export const rulePreviewQuery = (rule: AchievementRule) =>
  queryOptions({
    queryKey: [...ACHIEVEMENTS, "preview", rule],
    queryFn: ({ signal }) => call("POST /api/admin/achievements/preview", { body: rule, signal }),
    staleTime: 0,
  });

function useDeed<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ACHIEVEMENTS }),
  });
}

export const useCreateAchievement = () =>
  useDeed((achievement: NewAchievementInput) =>
    call("POST /api/admin/achievements", { body: achievement }),
  );

export const useSwitchAchievement = () =>
  useDeed(({ id, isActive }: { id: number; isActive: boolean }) =>
    call("POST /api/admin/achievements/{id}/switch", { params: { id }, body: { isActive } }),
  );
