import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { savedEventRoutes } from "./api-events.server.ts";
import type { SavedIds } from "./contract.ts";
import { deviceEvents, NO_IDS, noDeviceIds } from "./device-ids.ts";
import { withId, withoutId } from "./rules.ts";

const { call } = callsOf<typeof savedEventRoutes>();

const savedEventsQuery = queryOptions({
  queryKey: ["saved", "event-ids"],
  queryFn: ({ signal }) => call("GET /api/saved/events", { signal }),
});

export const shownEventsQuery = (ids: SavedIds) =>
  queryOptions({
    queryKey: ["saved", "events", ids],
    queryFn: ({ signal }) =>
      call("GET /api/saved/events/shown", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** Of the account when there is one, else of this device. */
export function useSavedEvents(): { ids: SavedIds; isOnDevice: boolean } {
  const isSignedIn = useViewer().status === "authenticated";
  const kept = useSyncExternalStore(deviceEvents.subscribe, deviceEvents.read, noDeviceIds);
  const saved = useQuery({ ...savedEventsQuery, enabled: isSignedIn });
  useMergeDeviceEvents(isSignedIn, kept);
  return { ids: (isSignedIn ? saved.data : kept) ?? NO_IDS, isOnDevice: !isSignedIn };
}

interface EventChange {
  eventId: number;
  isSaved: boolean;
}

const changed = (ids: SavedIds, { eventId, isSaved }: EventChange): SavedIds =>
  isSaved ? withId(ids, eventId) : withoutId(ids, eventId);

/** Shows the change at once and takes it back when it fails. */
export function useChangeSavedEvent() {
  const queryClient = useQueryClient();
  const isSignedIn = useViewer().status === "authenticated";
  const show = (change: EventChange) =>
    queryClient.setQueryData(savedEventsQuery.queryKey, (ids) => changed(ids ?? [], change));
  return useMutation({
    scope: { id: "saved-events" },
    mutationFn: async (change: EventChange) => {
      if (!isSignedIn) return deviceEvents.keep(changed(deviceEvents.read(), change));
      const params = { eventId: change.eventId };
      if (change.isSaved) await call("PUT /api/saved/events/{eventId}", { params });
      else await call("DELETE /api/saved/events/{eventId}", { params });
    },
    onMutate: async (change) => {
      if (!isSignedIn) return;
      await queryClient.cancelQueries({ queryKey: savedEventsQuery.queryKey });
      show(change);
    },
    onError: (_error, change) => {
      if (isSignedIn) show({ ...change, isSaved: !change.isSaved });
    },
  });
}

/** Once signed in, what the device kept moves into the account: once, for then the device is empty. */
function useMergeDeviceEvents(isSignedIn: boolean, kept: SavedIds | null): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: "saved-events" },
    mutationFn: async () => {
      const eventIds = deviceEvents.read();
      return eventIds.length === 0
        ? null
        : { eventIds, ids: await call("POST /api/saved/events", { body: { eventIds } }) };
    },
    onSuccess: (merged) => {
      if (merged === null) return;
      deviceEvents.keep(deviceEvents.read().filter((id) => !merged.eventIds.includes(id)));
      queryClient.setQueryData(savedEventsQuery.queryKey, merged.ids);
    },
  });
  const isDue = isSignedIn && kept !== null && kept.length > 0;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}
