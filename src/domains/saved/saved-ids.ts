import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { SavedIds } from "./contract.ts";
import { type DeviceIds, NO_IDS, noDeviceIds } from "./device-ids.ts";
import { withId, withoutId } from "./rules.ts";

interface Kind {
  name: string;
  device: DeviceIds;
  list: (signal: AbortSignal) => Promise<SavedIds>;
  add: (id: number) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** Takes over what the device kept; answers with what the account keeps then. */
  merge: (ids: SavedIds) => Promise<SavedIds>;
}

export interface Saved {
  ids: SavedIds;
  /** Kept in this browser only. */
  isOnDevice: boolean;
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
}

export interface SavedChange {
  id: number;
  isSaved: boolean;
}

const changed = (ids: SavedIds, { id, isSaved }: SavedChange): SavedIds =>
  isSaved ? withId(ids, id) : withoutId(ids, id);

/** What one kind of thing is saved by: in the account when there is one, else on this device. */
export function savedIdsOf({ name, device, list, add, remove, merge }: Kind) {
  const scope = { id: `saved ${name}` };
  const query = queryOptions({
    queryKey: ["saved", name, "ids"],
    queryFn: ({ signal }) => list(signal),
  });

  /** Null until the page runs in a browser: what the server renders is nobody's. */
  const useDevice = (): SavedIds | null =>
    useSyncExternalStore(device.subscribe, device.read, noDeviceIds);

  function useSaved(): Saved {
    const viewer = useViewer();
    const kept = useDevice();
    const isSignedIn = viewer.status === "authenticated";
    const saved = useQuery({ ...query, enabled: isSignedIn });
    return {
      ids: (isSignedIn ? saved.data : kept) ?? NO_IDS,
      isOnDevice: !isSignedIn,
      isPending: isSignedIn ? saved.isPending : viewer.status === "loading" || kept === null,
      isFailed: isSignedIn && saved.isError,
      retry: () => void saved.refetch(),
    };
  }

  /** Shows the change at once and takes it back when it fails. One after the other, in their order. */
  function useChange() {
    const queryClient = useQueryClient();
    const isSignedIn = useViewer().status === "authenticated";
    const show = (change: SavedChange) =>
      queryClient.setQueryData(query.queryKey, (ids) => changed(ids ?? [], change));
    return useMutation({
      scope,
      mutationFn: async (change: SavedChange) => {
        if (!isSignedIn) return device.keep(changed(device.read(), change));
        await (change.isSaved ? add : remove)(change.id);
      },
      onMutate: async (change) => {
        if (!isSignedIn) return;
        await queryClient.cancelQueries({ queryKey: query.queryKey });
        show(change);
      },
      onError: (_error, change) => {
        if (isSignedIn) show({ ...change, isSaved: !change.isSaved });
      },
    });
  }

  /** After signing in, what the device kept moves into the account: once, for then the device is empty. */
  function useMergeDevice(): void {
    const queryClient = useQueryClient();
    const isSignedIn = useViewer().status === "authenticated";
    const kept = useDevice();
    const { mutate } = useMutation({
      scope,
      mutationFn: async () => {
        const ids = device.read();
        return ids.length === 0 ? null : { ids, all: await merge(ids) };
      },
      onSuccess: (merged) => {
        if (merged === null) return;
        device.keep(device.read().filter((id) => !merged.ids.includes(id)));
        queryClient.setQueryData(query.queryKey, merged.all);
      },
    });
    const isDue = isSignedIn && kept !== null && kept.length > 0;
    useEffect(() => {
      if (isDue) mutate();
    }, [isDue, mutate]);
  }

  return { useSaved, useChange, useMergeDevice };
}
