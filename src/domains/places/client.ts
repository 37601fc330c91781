import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { placesRoutes } from "./api.server.ts";
import type { PositionValues } from "./limits-contract.ts";

const { call } = callsOf<typeof placesRoutes>();

export const hotlinesQuery = ({
  latitude,
  longitude,
  location,
}: Pick<PositionValues, "latitude" | "longitude" | "location">) =>
  queryOptions({
    queryKey: ["places", "hotlines", latitude, longitude, location],
    queryFn: ({ signal }) =>
      call("GET /api/places/hotlines", {
        query:
          latitude && longitude
            ? { latitude: Number(latitude), longitude: Number(longitude) }
            : { place: location },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
