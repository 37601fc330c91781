import { useQueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { track } from "#src/domains/analytics/client.ts";
import { noteShare } from "#src/domains/rewards/action/client.ts";
import type { ShareFacts } from "#src/domains/sharing/contract.ts";

/** Counts a share for the place; for someone who is signed in it counts for the person, too. */
export function useReportShare(): (share: ShareFacts) => void {
  const queryClient = useQueryClient();
  return (share) => {
    track({ eventType: "social_share", ...share });
    queryClient.ensureQueryData(viewerQuery).then(
      (user) => user && noteShare(user.id, share),
      () => undefined,
    );
  };
}
