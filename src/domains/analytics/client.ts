import { queryOptions } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { callsOf } from "#src/shared/calls.ts";
import { tellablePath } from "#src/shared/tellable-path.ts";
import { whenIdle } from "#src/shared/when-idle.ts";
import type { analyticsRoutes } from "./api.server.ts";
import type { VisitEvent } from "./contract.ts";

const { call } = callsOf<typeof analyticsRoutes>();

/** Of all listings of the signed-in person, in the last 30 days. */
export const ownViewsQuery = queryOptions({
  queryKey: ["analytics", "own-views"],
  queryFn: ({ signal }) => call("GET /api/user/businesses/views", { signal }),
});

export const listingAnalyticsQuery = (businessId: number, days: number) =>
  queryOptions({
    queryKey: ["analytics", "listing", businessId, days],
    queryFn: ({ signal }) =>
      call("GET /api/businesses/{id}/analytics", {
        params: { id: businessId },
        query: { days },
        signal,
      }),
    placeholderData: (before) => (before?.businessId === businessId ? before : undefined),
  });

/** Reports and forgets: nothing on a page waits for it, and it outlives the page. */
export function track(event: VisitEvent): void {
  if (wantsNoTracking()) return;
  call("POST /api/track", { body: event, keepalive: true }).catch(() => undefined);
}

/** One page view for each path that is opened; tabs and filters of a page are no new view. */
export function useTrackPages(): void {
  const path = tellablePath(useLocation().pathname);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === path) return;
    const referrer =
      last.current === null ? document.referrer : `${location.origin}${last.current}`;
    last.current = path;
    whenIdle(() => track({ eventType: "page_view", path, ...(referrer && { referrer }) }));
  }, [path]);
}

/** "Do Not Track" and its successor, "Global Privacy Control". */
function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === "1" || globalPrivacyControl === true;
}

export const siteStatsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  queryFn: ({ signal }) => call("GET /api/admin/stats", { signal }),
  staleTime: 0,
});
