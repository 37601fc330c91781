import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { currentRoutes } from "./api.server.ts";

const { call } = callsOf<typeof currentRoutes>();

const FRESH_MS = 30 * 60_000;

export const currentsQuery = (latitude: string, longitude: string) =>
  queryOptions({
    queryKey: ["water", "currents", latitude, longitude],
    queryFn: ({ signal }) =>
      call("GET /api/water/currents", {
        query: { latitude, longitude },
        signal,
        failure: "Failed to fetch the currents",
      }),
    staleTime: FRESH_MS,
  });
