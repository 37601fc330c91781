import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request, requestList } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { Confirmation, EditDecision, EditFilter, ListingEdit } from "./contract.ts";

export const useSuggestEdit = (businessId: number) =>
  useMutation({
    mutationFn: (suggestion: Record<string, unknown> & SpamTrap) =>
      request("POST", `/api/businesses/${businessId}/edits`, suggestion),
  });

export const useConfirmFact = (businessId: number) =>
  useMutation({
    mutationFn: (field: string) =>
      request<Confirmation>("POST", `/api/businesses/${businessId}/confirmations`, { field }),
  });

const EDITS_KEY = ["admin", "edits"];

export const editsQuery = (filter: Partial<EditFilter>) =>
  queryOptions({
    queryKey: [...EDITS_KEY, filter],
    queryFn: ({ signal }) => requestList<ListingEdit>("/api/admin/edits", filter, signal),
    staleTime: 0,
  });

/** Listings change with it, so everything read about them is asked for again. */
export function useDecideEdit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: EditDecision & { id: number }) =>
      request("POST", `/api/admin/edits/${id}/decide`, decision),
    onSettled: () => {
      for (const queryKey of [["admin"], ["businesses"], ["search"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
