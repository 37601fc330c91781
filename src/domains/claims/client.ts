import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { RequestError, request, requestList } from "#src/shared/http.ts";
import type {
  Claim,
  ClaimCounts,
  ClaimDecision,
  ClaimFilter,
  ClaimForm,
  PendingTransfer,
} from "./contract.ts";
import { OWN_CLAIMS_PAGE } from "./limits-contract.ts";

const CLAIMS = ["claims"];

/** The server's own complaint says more than the catalogue's words. */
const failed = (words: string) => (cause: unknown) => {
  if (cause instanceof RequestError && cause.status < 500) throw cause;
  throw new Error(words, { cause });
};

const readClaims = (filter: Partial<ClaimFilter>, signal: AbortSignal) =>
  requestList<Claim>("/api/business-claims", filter, signal).catch((cause) => {
    throw new Error("Failed to fetch business claims", { cause });
  });

export const claimsQuery = (filter: Partial<ClaimFilter>) =>
  queryOptions({
    queryKey: [...CLAIMS, "list", filter],
    queryFn: ({ signal }) => readClaims(filter, signal),
    staleTime: 0,
  });

export const ownClaimsQuery = infiniteQueryOptions({
  queryKey: [...CLAIMS, "own"],
  queryFn: ({ pageParam: offset, signal }) =>
    readClaims({ mine: "true", limit: OWN_CLAIMS_PAGE, offset }, signal),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
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

export const useConfirmClaim = () =>
  useMutation({
    mutationFn: (token: string) =>
      request<{ businessId: number; businessName: string }>(
        "POST",
        "/api/business-claims/confirm",
        { token },
      ),
  });

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
