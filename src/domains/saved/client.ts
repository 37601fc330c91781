import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { savedRoutes } from "./api.server.ts";
import type { SavedIds } from "./contract.ts";
import { devicePlaces } from "./device-ids.ts";
import { savedIdsOf } from "./saved-ids.ts";

const { call } = callsOf<typeof savedRoutes>();

export const places = savedIdsOf({
  name: "places",
  device: devicePlaces,
  list: (signal) => call("GET /api/saved", { signal }),
  add: (businessId) => call("PUT /api/saved/{businessId}", { params: { businessId } }),
  remove: (businessId) => call("DELETE /api/saved/{businessId}", { params: { businessId } }),
  merge: (businessIds) => call("POST /api/saved", { body: { businessIds } }),
});

export const placesQuery = (ids: SavedIds) =>
  queryOptions({
    queryKey: ["saved", "places", ids],
    queryFn: ({ signal }) =>
      call("GET /api/saved/places", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** What a device noted, with the places that it is about. */
export const mergeNotes = (notes: { businessId: number; note: string }[]) =>
  call("POST /api/saved", {
    body: { businessIds: notes.map(({ businessId }) => businessId), notes },
  });
