import { infiniteQueryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { boardRoutes } from "./api.server.ts";
import type { BoardPeriod } from "./limits-contract.ts";

const { call } = callsOf<typeof boardRoutes>();

/** Page by page; what stands around the rows comes with each. */
export const boardQuery = (shown: { period: BoardPeriod; state?: string }) =>
  infiniteQueryOptions({
    queryKey: ["rewards", "board", shown],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/leaderboard", { query: { ...shown, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
