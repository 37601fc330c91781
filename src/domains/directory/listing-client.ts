import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { read, request } from "#src/shared/http.ts";
import type { Business } from "./contract.ts";
import type {
  Duplicate,
  DuplicateRequest,
  FoundPosition,
  NewBusinessInput,
  PositionRequest,
} from "./listing-contract.ts";

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
    mutationFn: (listing: NewBusinessInput) =>
      request<Business>("POST", "/api/businesses", listing),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["businesses"] }),
  });
}

/** One listing as whoever manages it sees it. */
export const businessQuery = (id: number) =>
  queryOptions({
    queryKey: ["businesses", "one", id],
    queryFn: ({ signal }) => request<Business>("GET", `/api/businesses/${id}`, undefined, signal),
    staleTime: 0,
  });

export const ownBusinessesQuery = queryOptions({
  queryKey: ["businesses", "own"],
  queryFn: ({ signal }) =>
    read<Business[]>("/api/user/businesses", "Failed to fetch your businesses", signal),
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
