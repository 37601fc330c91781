import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { editRoutes } from "./api.server.ts";
import type { EditDecision, EditFilter, NewSuggestionInput } from "./contract.ts";

const { call, callList } = callsOf<typeof editRoutes>();

export const useSuggestEdit = (businessId: number) =>
  useMutation({
    mutationFn: (suggestion: NewSuggestionInput & SpamTrap) =>
      call("POST /api/businesses/{id}/edits", { params: { id: businessId }, body: suggestion }),
  });

export const useConfirmFact = (businessId: number) =>
  useMutation({
    mutationFn: (field: string) =>
      call("POST /api/businesses/{id}/confirmations", {
        params: { id: businessId },
        body: { field },
      }),
  });

const EDITS_KEY = ["admin", "edits"];

export const editsQuery = (filter: Partial<EditFilter>) =>
  queryOptions({
    queryKey: [...EDITS_KEY, filter],
    queryFn: ({ signal }) => callList("GET /api/admin/edits", { query: filter, signal }),
    staleTime: 0,
  });

/** Listings change with it, so everything read about them is asked for again. */
export function useDecideEdit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: EditDecision & { id: number }) =>
      call("POST /api/admin/edits/{id}/decide", { params: { id }, body: decision }),
    onSettled: () => {
      for (const queryKey of [["admin"], ["businesses"], ["search"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
