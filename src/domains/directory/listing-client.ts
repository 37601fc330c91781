import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http.ts";
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
