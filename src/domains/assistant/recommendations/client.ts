import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { recommendationRoutes } from "./api.server.ts";
import type { RecommendationRequestInput } from "./contract.ts";
import { keepDevicePreferences } from "./device-preferences.ts";
import type { Preferences } from "./limits-contract.ts";

const { call } = callsOf<typeof recommendationRoutes>();

export const useRecommend = () =>
  useMutation({
    mutationFn: (request: RecommendationRequestInput) =>
      call("POST /api/ai-recommendations", { body: request }),
  });

/** In the account when there is one, else on this device. */
export function useKeepPreferences(isMember: boolean) {
  return useMutation({
    mutationFn: async (preferences: Preferences) => {
      if (isMember) await call("PUT /api/user/preferences", { body: preferences });
      else if (!keepDevicePreferences(preferences)) throw new Error("This browser keeps nothing");
      return { isOnDevice: !isMember };
    },
  });
}
