import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import { RequestError } from "#src/shared/http.ts";
import type { claimRoutes } from "./api.server.ts";
import type { ClaimDecision, ClaimFilter, ClaimForm } from "./contract.ts";
import { OWN_CLAIMS_PAGE } from "./limits-contract.ts";

const { call, callList, callWhole } = callsOf<typeof claimRoutes>();

const CLAIMS = ["claims"];

/** The server's own complaint says more than the catalogue's words. */
const failed = (words: string) => (cause: unknown) => {
  if (cause instanceof RequestError && cause.status < 500) throw cause;
  throw new Error(words, { cause });
};

const readClaims = (filter: Partial<ClaimFilter>, signal: AbortSignal) =>
  callList("GET /api/business-claims", {
    query: filter,
    signal,
    failure: "Failed to fetch business claims",
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
  queryFn: ({ signal }) => callWhole("GET /api/business-claims/transfers", { signal }),
  staleTime: 0,
});

export const claimCountsQuery = queryOptions({
  queryKey: [...CLAIMS, "counts"],
  queryFn: ({ signal }) => call("GET /api/admin/claims/counts", { signal }),
  staleTime: 0,
});

export const useSubmitClaim = () =>
  useMutation({
    mutationFn: (claim: ClaimForm) =>
      call("POST /api/business-claims", { body: claim }).catch(
        failed("Failed to create business claim"),
      ),
  });

/** Ownership changes with it: everything read about businesses is asked for again. */
export function useDecideClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: ClaimDecision & { id: number }) =>
      call("PATCH /api/business-claims/{claimId}", {
        params: { claimId: id },
        body: decision,
      }).catch(failed("Failed to update business claim")),
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

export const useConfirmClaim = () =>
  useMutation({
    mutationFn: (token: string) => call("POST /api/business-claims/confirm", { body: { token } }),
  });

/** Asked once: after it has been used, the link is of no use. */
export const linkedClaimQuery = (token: string) =>
  queryOptions({
    queryKey: [...CLAIMS, "linked", token],
    queryFn: ({ signal }) => call("POST /api/business-claims/linked", { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useCompleteClaim = () =>
  useMutation({
    mutationFn: (token: string) => call("POST /api/business-claims/complete", { body: { token } }),
  });

export function useObjectToClaim(claimId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call("POST /api/business-claims/{claimId}/objection", {
        params: { claimId },
        body: { reason },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CLAIMS }),
  });
}
