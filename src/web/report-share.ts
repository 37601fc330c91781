import { useQueryClient } from "@tanstack/react-query";
import { toast, whenToastsAreGone } from "#src/design/primitives/toast-store.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { track } from "#src/domains/analytics/client.ts";
import { noteShare } from "#src/domains/rewards/action/client.ts";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";

/** Counts a share for the place; for someone who is signed in it counts for the person, too. */
export function useReportShare(): (share: ShareFacts) => void {
  const queryClient = useQueryClient();
  return (share) => {
    track({ eventType: "social_share", ...share });
    queryClient
      .ensureQueryData(viewerQuery)
      .then((user) => user && countShare(user.id, share))
      .catch(() => undefined);
  };
}

/** What it earned is told once the share itself was; it stays a share when the note about it is lost. */
async function countShare(userId: string, share: ShareFacts): Promise<void> {
  const { counted, message } = await noteShare(userId, share);
  if (!counted) return;
  await whenToastsAreGone();
  toast({ title: message, description: "Thank you for sharing.", tone: "ok" });
}
