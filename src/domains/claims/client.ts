import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { RequestError, request, requestList } from "#src/shared/http.ts";
import type {
  Claim,
  ClaimCounts,
  ClaimDecision,
  ClaimFilter,
  ClaimForm,
  PendingTransfer,
} from "./contract.ts";

const CLAIMS = ["claims"];

/** The server's own complaint says more than the catalogue's words. */
const failed = (words: string) => (cause: unknown) => {
  if (cause instanceof RequestError && cause.status < 500) throw cause;
  throw new Error(words, { cause });
};

export const claimsQuery = (filter: Partial<ClaimFilter>) =>
  queryOptions({
    queryKey: [...CLAIMS, "list", filter],
    queryFn: ({ signal }) =>
      requestList<Claim>("/api/business-claims", filter, signal).catch((cause) => {
        throw new Error("Failed to fetch business claims", { cause });
      }),
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
    mutationFn: (claim: ClaimForm) =>
      request<Claim>("POST", "/api/business-claims", claim).catch(
        failed("Failed to create business claim"),
      ),
  });

/** Ownership changes with it: everything read about businesses is asked for again. */
export function useDecideClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: ClaimDecision & { id: number }) =>
      request<Claim>("PATCH", `/api/business-claims/${id}`, decision).catch(
        failed("Failed to update business claim"),
      ),
    onSettled: () => void queryClient.invalidateQueries(),
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
