import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { actionRoutes } from "./api.server.ts";
import type { VisitFacts } from "./contract.ts";

const { call } = callsOf<typeof actionRoutes>();

/** Reports and forgets: a share that happened stays one when the note about it is lost. */
export function noteShare(userId: string, metadata: ShareFacts): void {
  const body = { action: "social_share", metadata } as const;
  call("POST /api/users/{userId}/actions", { params: { userId }, body }).catch(() => undefined);
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
