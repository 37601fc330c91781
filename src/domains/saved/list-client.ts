import { queryOptions, useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { savedListRoutes } from "./api-lists.server.ts";
import type { SavedIds } from "./contract.ts";
import type { GivenDeed } from "./list-contract.ts";

const { call } = callsOf<typeof savedListRoutes>();

interface NewList {
  name: string;
  requestKey: string;
  places?: { businessId: number; note: string }[];
}

export const createList = (body: NewList) => call("POST /api/saved/lists", { body });

export const useCreateList = () => useMutation({ mutationFn: createList });

export const useChangeList = (listId: number) =>
  useMutation({
    scope: { id: `list ${listId}` },
    mutationFn: (body: GivenDeed) =>
      call("POST /api/saved/lists/{listId}", { params: { listId }, body }),
  });

export const placeTidesQuery = (ids: SavedIds) =>
  queryOptions({
    queryKey: ["saved", "tides", ids],
    queryFn: ({ signal }) =>
      call("GET /api/saved/tides", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
  });
