import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { RequestError, read, request, requestList } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { Business } from "../listing/contract.ts";
import type { ListRequest } from "../search/contract.ts";
import { PAGE_SIZE } from "../search/limits-contract.ts";
import type {
  BulkRemovalAnswer,
  BusinessChangeInput,
  Duplicate,
  DuplicateRequest,
  FoundPosition,
  NewBusinessInput,
  OwnSummary,
  PositionRequest,
  Removal,
} from "./contract.ts";

/** About where an address lies; asked once city, state or ZIP code can say something. */
export const positionQuery = ({ city, state, zipCode }: PositionRequest) =>
  queryOptions({
    queryKey: ["businesses", "position", city.trim(), state, zipCode.trim()],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ city, state, zipCode });
      return request<FoundPosition>("GET", `/api/businesses/position?${search}`, undefined, signal);
    },
    enabled: state !== "" && (/^\d{5}/.test(zipCode.trim()) || city.trim().length > 2),
  });

export const duplicatesQuery = (given: DuplicateRequest) =>
  queryOptions({
    queryKey: ["businesses", "duplicates", given],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams(given);
      return request<Duplicate[]>("GET", `/api/businesses/duplicates?${search}`, undefined, signal);
    },
    staleTime: 0,
  });

export function useCreateBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (listing: NewBusinessInput & SpamTrap) =>
      request<Business>("POST", "/api/businesses", listing),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["businesses"] }),
  });
}

/** One listing as whoever manages it sees it. */
export const businessQuery = (id: number) =>
  queryOptions({
    queryKey: ["businesses", "one", id],
    queryFn: ({ signal }) =>
      read<Business>(`/api/businesses/${id}`, "Failed to fetch business", signal),
    staleTime: 0,
  });

/** A page after the other, with the total of all. */
export const ownBusinessesQuery = infiniteQueryOptions({
  queryKey: ["businesses", "own"],
  queryFn: ({ signal, pageParam: offset }) =>
    requestList<Business>("/api/user/businesses", { offset, limit: PAGE_SIZE }, signal).catch(
      (cause) => {
        throw new Error("Failed to fetch your businesses", { cause });
      },
    ),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
  staleTime: 0,
});

export const ownSummaryQuery = queryOptions({
  queryKey: ["businesses", "own", "summary"],
  queryFn: ({ signal }) =>
    request<OwnSummary>("GET", "/api/user/businesses/summary", undefined, signal),
  staleTime: 0,
});

/** The fields that were changed, with the version that they were changed from. */
export function useChangeBusiness(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<NewBusinessInput> & { version: number | undefined }) =>
      request<Business>("PUT", `/api/businesses/${id}`, change),
    onSuccess: (business) => {
      queryClient.setQueryData(businessQuery(id).queryKey, business);
      return queryClient.invalidateQueries({ queryKey: ownBusinessesQuery.queryKey });
    },
  });
}

/** Listings in any state, for administrators: a page of them, and how many there are. */
export const managedQuery = (filter: Partial<ListRequest>) =>
  queryOptions({
    queryKey: ["businesses", "managed", filter],
    queryFn: ({ signal }) =>
      requestList<Business>("/api/businesses", filter as ListFilter, signal).catch((cause) => {
        throw new Error("Failed to fetch businesses", { cause });
      }),
    staleTime: 0,
  });

type ListFilter = Record<string, string | number | undefined>;

/** After each of these, everything that shows listings is asked for anew; nobody waits for it. */
function useListingMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      for (const queryKey of [["businesses"], ["search"], ["reviews"], ["claims"], ["admin"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Any listing, and decisions about it. */
export const useManageBusiness = () =>
  useListingMutation(({ id, ...change }: BusinessChangeInput & { id: number }) =>
    request<Business>("PUT", `/api/businesses/${id}`, change),
  );

export const useRemoveBusiness = () =>
  useListingMutation(({ id, ...removal }: Removal & { id: number }) =>
    request("DELETE", `/api/businesses/${id}`, removal),
  );

export const useRemoveBusinesses = () =>
  useListingMutation((ids: number[]) =>
    request<BulkRemovalAnswer>("DELETE", "/api/businesses", { ids }),
  );

export const useFeatureBusiness = () =>
  useListingMutation(({ id, featuredLevel }: { id: number; featuredLevel: number }) =>
    setFeaturedLevel(id, featuredLevel),
  );

/** A refused one reads "API Error: 400 - …"; what the server said is its cause. */
export async function setFeaturedLevel(id: number, featuredLevel: number): Promise<Business> {
  try {
    return await request<Business>("POST", `/api/businesses/${id}/feature`, { featuredLevel });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new Error(`API Error: ${error.message.replace(": ", " - ")}`, { cause: error });
  }
}
