import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { savedEventRoutes } from "./api-events.server.ts";
import type { SavedIds } from "./contract.ts";
import { deviceEvents } from "./device-ids.ts";
import { savedIdsOf } from "./saved-ids.ts";

const { call } = callsOf<typeof savedEventRoutes>();

export const events = savedIdsOf({
  name: "events",
  device: deviceEvents,
  list: (signal) => call("GET /api/saved/events", { signal }),
  add: (eventId) => call("PUT /api/saved/events/{eventId}", { params: { eventId } }),
  remove: (eventId) => call("DELETE /api/saved/events/{eventId}", { params: { eventId } }),
  merge: (eventIds) => call("POST /api/saved/events", { body: { eventIds } }),
});

export const shownEventsQuery = (ids: SavedIds) =>
  queryOptions({
    queryKey: ["saved", "events", ids],
    queryFn: ({ signal }) =>
      call("GET /api/saved/events/shown", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
