import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import { RequestError } from "#src/shared/http.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import { businessQuery } from "../listing/client.ts";
import type { Business } from "../listing/contract.ts";
import { PAGE_SIZE } from "../listing/limits-contract.ts";
import type { manageRoutes } from "./api.server.ts";
import type { removalRoutes } from "./api-removal.server.ts";
import type {
  BusinessChangeInput,
  DuplicateRequest,
  NewBusinessInput,
  PositionRequest,
  Removal,
} from "./contract.ts";

const { call, callList } = callsOf<typeof manageRoutes | typeof removalRoutes>();

/** About where an address lies; asked once city, state or ZIP code can say something. */
export const positionQuery = ({ city, state, zipCode }: PositionRequest) =>
  queryOptions({
    queryKey: ["businesses", "position", city.trim(), state, zipCode.trim()],
    queryFn: ({ signal }) =>
      call("GET /api/businesses/position", { query: { city, state, zipCode }, signal }),
    enabled: state !== "" && (/^\d{5}/.test(zipCode.trim()) || city.trim().length > 2),
  });

export const duplicatesQuery = (given: DuplicateRequest) =>
  queryOptions({
    queryKey: ["businesses", "duplicates", given],
    queryFn: ({ signal }) => call("GET /api/businesses/duplicates", { query: given, signal }),
    staleTime: 0,
  });

export function useCreateListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (listing: NewBusinessInput & SpamTrap) =>
      call("POST /api/businesses", { body: listing }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["businesses"] }),
  });
}

/** A page after the other, with the total of all. */
export const ownListingsQuery = infiniteQueryOptions({
  queryKey: ["businesses", "own"],
  queryFn: ({ signal, pageParam: offset }) =>
    callList("GET /api/user/businesses", {
      query: { offset, limit: PAGE_SIZE },
      signal,
      failure: "Failed to fetch your businesses",
    }),
  initialPageParam: 0,
  getNextPageParam: ({ items, total }, _pages, offset) => {
    const next = offset + items.length;
    return next < total ? next : undefined;
  },
  staleTime: 0,
});

export const ownSummaryQuery = queryOptions({
  queryKey: ["businesses", "own", "summary"],
  queryFn: ({ signal }) => call("GET /api/user/businesses/summary", { signal }),
  staleTime: 0,
});

/** The fields that were changed, with the version that they were changed from. */
export function useChangeListing(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<NewBusinessInput> & { version: number | undefined }) =>
      call("PUT /api/businesses/{id}", { params: { id }, body: change }),
    onSuccess: (business) => {
      queryClient.setQueryData(businessQuery(id).queryKey, business);
      return queryClient.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
    },
  });
}

/** The answer stands in the lists at once, so that nobody goes on from an older version. */
function showInLists(queryClient: QueryClient, changed: Business): void {
  queryClient.setQueriesData<ListPage<Business>>(
    { queryKey: ["businesses", "managed"] },
    (page) =>
      page && {
        ...page,
        items: page.items.map((item) => (item.id === changed.id ? { ...item, ...changed } : item)),
      },
  );
}

/** After each of these, everything that shows listings is asked for anew; nobody waits for it. */
function useListingMutation<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  show?: (queryClient: QueryClient, answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => show?.(queryClient, answer),
    onSettled: () => {
      for (const queryKey of [["businesses"], ["search"], ["reviews"], ["claims"], ["admin"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Any listing, and decisions about it. */
export const useManageListing = () =>
  useListingMutation(
    ({ id, ...change }: BusinessChangeInput & { id: number }) =>
      call("PUT /api/businesses/{id}", { params: { id }, body: change }),
    showInLists,
  );

export const useRemoveListing = () =>
  useListingMutation(({ id, ...removal }: Removal & { id: number }) =>
    call("DELETE /api/businesses/{id}", { params: { id }, body: removal }),
  );

export const useRemoveListings = () =>
  useListingMutation((ids: number[]) => call("DELETE /api/businesses", { body: { ids } }));

export const useFeatureListing = () =>
  useListingMutation(
    ({ id, featuredLevel }: { id: number; featuredLevel: number }) =>
      setFeaturedLevel(id, featuredLevel),
    showInLists,
  );

/** A refused one reads "API Error: 400 - …"; what the server said is its cause. */
export async function setFeaturedLevel(id: number, featuredLevel: number): Promise<Business> {
  try {
    return await call("POST /api/businesses/{id}/feature", {
      params: { id },
      body: { featuredLevel },
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new Error(`API Error: ${error.message.replace(": ", " - ")}`, { cause: error });
  }
}
