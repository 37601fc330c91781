import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { listingRoutes } from "./api.server.ts";

const { call } = callsOf<typeof listingRoutes>();

/** One listing, as much of it as whoever asks may see. */
export const businessQuery = (id: number) =>
  queryOptions({
    queryKey: ["businesses", "one", id],
    queryFn: ({ signal }) =>
      call("GET /api/businesses/{id}", {
        params: { id },
        signal,
        failure: "Failed to fetch business",
      }),
    staleTime: 0,
  });
