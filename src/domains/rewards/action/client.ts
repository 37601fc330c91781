import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast, whenToastsAreGone } from "#src/design/primitives/toast-store.ts";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { actionRoutes } from "./api.server.ts";
import type { VisitFacts } from "./contract.ts";

const { call } = callsOf<typeof actionRoutes>();

/** What it earned is told once the share itself was; it stays a share when the note about it is lost. */
export async function noteShare(userId: string, metadata: ShareFacts): Promise<void> {
  const body = { action: "social_share", metadata } as const;
  const noted = await call("POST /api/users/{userId}/actions", { params: { userId }, body }).catch(
    () => null,
  );
  if (!noted?.counted) return;
  await whenToastsAreGone();
  toast({ title: noted.message, description: "Thank you for sharing.", tone: "ok" });
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
