import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { actionRoutes } from "./api.server.ts";
import type { ActionResult, VisitFacts } from "./contract.ts";

const { call } = callsOf<typeof actionRoutes>();

export function noteShare(userId: string, metadata: ShareFacts): Promise<ActionResult> {
  const body = { action: "social_share", metadata } as const;
  return call("POST /api/users/{userId}/actions", { params: { userId }, body });
}

/** Checks in at a place; points and achievements are asked for anew. */
export function useVisit(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (metadata: VisitFacts) =>
      call("POST /api/users/{userId}/actions", {
        params: { userId },
        body: { action: "visit", metadata },
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["rewards"] }),
  });
}
