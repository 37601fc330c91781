import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { forecastRoutes } from "./api.server.ts";

const { call } = callsOf<typeof forecastRoutes>();

const FRESH_MS = 30 * 60_000;

export const forecastQuery = (latitude: string, longitude: string) =>
  queryOptions({
    queryKey: ["water", "forecast", latitude, longitude],
    queryFn: ({ signal }) =>
      call("GET /api/water/forecast", {
        query: { latitude, longitude },
        signal,
        failure: "Failed to fetch the forecast",
      }),
    staleTime: FRESH_MS,
  });
