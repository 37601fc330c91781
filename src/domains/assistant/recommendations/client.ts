import { useMutation } from "@tanstack/react-query";
import { useViewer } from "#src/domains/accounts/session/client.ts";
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
export function useKeepPreferences() {
  const isSignedIn = useViewer().status === "authenticated";
  return useMutation({
    mutationFn: async (preferences: Preferences) => {
      if (isSignedIn) await call("PUT /api/user/preferences", { body: preferences });
      else if (!keepDevicePreferences(preferences)) throw new Error("This browser keeps nothing");
      return { isOnDevice: !isSignedIn };
    },
  });
}
