import { queryOptions } from "@tanstack/react-query";
import { read } from "#src/shared/http.ts";
import type { ForecastAnswer } from "./contract.ts";

const FRESH_MS = 30 * 60_000;

export const forecastQuery = (latitude: string, longitude: string) =>
  queryOptions({
    queryKey: ["water", "forecast", latitude, longitude],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ latitude, longitude });
      const path = `/api/water/forecast?${search}`;
      return read<ForecastAnswer>(path, "Failed to fetch the forecast", signal);
    },
    staleTime: FRESH_MS,
  });
