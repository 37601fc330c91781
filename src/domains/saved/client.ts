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
import type { savedRoutes } from "./api.server.ts";
import type { SavedIds } from "./contract.ts";
import { devicePlaces, NO_IDS, noDeviceIds } from "./device-ids.ts";
import { withId, withoutId } from "./rules.ts";

const { call } = callsOf<typeof savedRoutes>();

const savedQuery = queryOptions({
  queryKey: ["saved", "ids"],
  queryFn: ({ signal }) => call("GET /api/saved", { signal }),
});

export const placesQuery = (ids: SavedIds) =>
  queryOptions({
    queryKey: ["saved", "places", ids],
    queryFn: ({ signal }) =>
      call("GET /api/saved/places", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** Null until the page runs in a browser: what the server renders holds nobody's places. */
const useDevicePlaces = (): SavedIds | null =>
  useSyncExternalStore(devicePlaces.subscribe, devicePlaces.read, noDeviceIds);

export interface SavedPlaces {
  ids: SavedIds;
  /** Kept in this browser only. */
  isOnDevice: boolean;
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Of the account when there is one, else of this device. */
export function useSavedPlaces(): SavedPlaces {
  const viewer = useViewer();
  const kept = useDevicePlaces();
  const isSignedIn = viewer.status === "authenticated";
  const saved = useQuery({ ...savedQuery, enabled: isSignedIn });
  return {
    ids: (isSignedIn ? saved.data : kept) ?? NO_IDS,
    isOnDevice: !isSignedIn,
    isPending: isSignedIn ? saved.isPending : viewer.status === "loading" || kept === null,
    isFailed: isSignedIn && saved.isError,
    retry: () => void saved.refetch(),
  };
}

export interface SavedChange {
  businessId: number;
  isSaved: boolean;
}

const changed = (ids: SavedIds, { businessId, isSaved }: SavedChange): SavedIds =>
  isSaved ? withId(ids, businessId) : withoutId(ids, businessId);

/** Shows the change at once and takes it back when it fails. One after the other, in their order. */
export function useChangeSaved() {
  const queryClient = useQueryClient();
  const isSignedIn = useViewer().status === "authenticated";
  const show = (change: SavedChange) =>
    queryClient.setQueryData(savedQuery.queryKey, (ids) => changed(ids ?? [], change));
  return useMutation({
    scope: { id: "saved" },
    mutationFn: async (change: SavedChange) => {
      if (!isSignedIn) return devicePlaces.keep(changed(devicePlaces.read(), change));
      const params = { businessId: change.businessId };
      if (change.isSaved) await call("PUT /api/saved/{businessId}", { params });
      else await call("DELETE /api/saved/{businessId}", { params });
    },
    onMutate: async (change) => {
      if (!isSignedIn) return;
      await queryClient.cancelQueries({ queryKey: savedQuery.queryKey });
      show(change);
    },
    onError: (_error, change) => {
      if (isSignedIn) show({ ...change, isSaved: !change.isSaved });
    },
  });
}

/** After signing in, what the device kept moves into the account: once, for then the device is empty. */
export function useMergeDevicePlaces(): void {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const kept = useDevicePlaces();
  const merge = useMutation({
    scope: { id: "saved" },
    mutationFn: (businessIds: SavedIds) => call("POST /api/saved", { body: { businessIds } }),
    onSuccess: (ids, merged) => {
      devicePlaces.keep(devicePlaces.read().filter((id) => !merged.includes(id)));
      queryClient.setQueryData(savedQuery.queryKey, ids);
    },
  });
  const { mutate, isIdle } = merge;
  const isDue = viewer.status === "authenticated" && isIdle;
  useEffect(() => {
    if (isDue && kept && kept.length > 0) mutate(kept);
  }, [isDue, kept, mutate]);
}
