import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http.ts";
import type { Claim, ClaimCounts, ClaimDecision, ClaimForm, PendingTransfer } from "./contract.ts";

const CLAIMS = ["claims"];

export const claimsQuery = (filter: URLSearchParams) =>
  queryOptions({
    queryKey: [...CLAIMS, "list", filter.toString()],
    queryFn: ({ signal }) =>
      request<Claim[]>("GET", `/api/business-claims?${filter}`, undefined, signal),
    staleTime: 0,
  });

export const transfersQuery = queryOptions({
  queryKey: [...CLAIMS, "transfers"],
  queryFn: ({ signal }) =>
    request<PendingTransfer[]>("GET", "/api/business-claims/transfers", undefined, signal),
  staleTime: 0,
});

export const claimCountsQuery = queryOptions({
  queryKey: [...CLAIMS, "counts"],
  queryFn: ({ signal }) =>
    request<ClaimCounts>("GET", "/api/admin/claims/counts", undefined, signal),
  staleTime: 0,
});

export const useSubmitClaim = () =>
  useMutation({
    mutationFn: (claim: ClaimForm) => request<Claim>("POST", "/api/business-claims", claim),
  });

/** Ownership changes with it: everything read about businesses is asked for again. */
export function useDecideClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: ClaimDecision & { id: number }) =>
      request<Claim>("PATCH", `/api/business-claims/${id}`, decision),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export const useCompleteClaim = () =>
  useMutation({
    mutationFn: (token: string) =>
      request<{ businessId: number; transferAt: string | null }>(
        "POST",
        "/api/business-claims/complete",
        { token },
      ),
  });

export function useObjectToClaim(claimId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      request("POST", `/api/business-claims/${claimId}/objection`, { reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CLAIMS }),
  });
}
