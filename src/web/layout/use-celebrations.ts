import { useEffect } from "react";
import { useLocation } from "react-router";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { whenIdle } from "#src/shared/when-idle.ts";

const PAUSE_MS = 60_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** What a signed-in person has earned is told on the next page that they look at. */
export function useCelebrations(): void {
  const viewer = useViewer();
  const { key } = useLocation();
  const userId = viewer.status === "authenticated" && !viewer.user.isAdmin ? viewer.user.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks
  useEffect(() => {
    if (userId !== null) return whenIdle(() => isTime() && celebrate(userId));
  }, [userId, key]);
}

/** Not in a tab that nobody looks at, and not on every page of somebody in a hurry. */
const isTime = (): boolean => !document.hidden && performance.now() - askedAt > PAUSE_MS;

/** Asks now; without a connection it is told another time. */
export function celebrate(userId: string): void {
  askedAt = performance.now();
  import("#src/domains/rewards/member/components/tell-earned.ts")
    .then(({ tellEarned }) => tellEarned(userId))
    .catch(() => undefined);
}
