import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { type ListPage, read, request, requestList } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type {
  AdminNewReviewInput,
  AdminReview,
  AdminReviewChange,
  AdminReviewFilter,
  HelpfulAnswer,
  NewReviewInput,
  Review,
  ReviewApproval,
  ReviewChange,
  ReviewDecline,
  ReviewListRequest,
} from "./contract.ts";
import { PICKER_LIMIT } from "./limits-contract.ts";

type Asked<Request> = Partial<Record<keyof Request, string | number | boolean>>;

/** Pages of a listing get theirs from the loader; this is for everything that asks later. */
export const reviewsQuery = (businessId: number, asked: Asked<ReviewListRequest> = {}) =>
  queryOptions({
    queryKey: ["reviews", "of-business", businessId, asked],
    queryFn: ({ signal }) =>
      requestList<Review>(`/api/businesses/${businessId}/reviews`, asked, signal).catch(failed),
  });

function failed(cause: unknown): never {
  throw new Error("Failed to fetch reviews", { cause });
}

/** The first places that match by name, city or category, for the picker of /reviews. */
export const matchingPlacesQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "to-review", typed],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ q: typed, limit: String(PICKER_LIMIT + 1) });
      return read<Business[]>(
        `/api/businesses/search?${query}`,
        "Failed to search businesses",
        signal,
      );
    },
    enabled: typed !== "",
  });

/** For the administrators' table: the page of a list, and how long the whole is. */
export const adminReviewsQuery = (filter: Asked<AdminReviewFilter>) =>
  queryOptions({
    queryKey: ["reviews", "admin", filter],
    queryFn: ({ signal }): Promise<ListPage<AdminReview>> =>
      requestList<AdminReview>("/api/admin/reviews", filter, signal).catch(failed),
    staleTime: 0,
  });

/** After each of these, lists of reviews and of businesses are asked for anew; nobody waits for them. */
function useReviewMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      for (const queryKey of [["reviews"], ["businesses"], ["search"], ["admin"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

export const useSubmitReview = () =>
  useReviewMutation(
    ({ businessId, ...review }: NewReviewInput & SpamTrap & { businessId: number }) =>
      request<Review>("POST", `/api/businesses/${businessId}/reviews`, { businessId, ...review }),
  );

export const useEditReview = () =>
  useReviewMutation(({ id, ...change }: ReviewChange & { id: number }) =>
    request<Review>("PUT", `/api/reviews/${id}`, change),
  );

/** One's own, or any for an administrator. */
export const useDeleteReview = () =>
  useReviewMutation((id: number) => request("DELETE", `/api/reviews/${id}`));

export const useMarkHelpful = () =>
  useMutation({
    mutationFn: ({ id, isHelpful }: { id: number; isHelpful: boolean }) =>
      request<HelpfulAnswer>(isHelpful ? "POST" : "DELETE", `/api/reviews/${id}/helpful`),
  });

export const useReportReview = () =>
  useMutation({
    mutationFn: ({ id, ...report }: NewReport & SpamTrap & { id: number }) =>
      request("POST", `/api/reviews/${id}/report`, report),
  });

/** Null takes the answer back. */
export const useAnswerReview = () =>
  useReviewMutation(({ id, answer }: { id: number; answer: string | null }) =>
    answer === null
      ? request<Review>("DELETE", `/api/reviews/${id}/answer`)
      : request<Review>("PUT", `/api/reviews/${id}/answer`, { answer }),
  );

export const useApproveReview = () =>
  useReviewMutation(({ id, ...shown }: ReviewApproval & { id: number }) =>
    request<Review>("POST", `/api/reviews/${id}/approve`, shown),
  );

export const useDeclineReview = () =>
  useReviewMutation(({ id, ...decision }: ReviewDecline & { id: number }) =>
    request("POST", `/api/reviews/${id}/decline`, decision),
  );

export const useAddReview = () =>
  useReviewMutation((review: AdminNewReviewInput) =>
    request<Review>("POST", "/api/admin/reviews", review),
  );

export const useChangeReview = () =>
  useReviewMutation(({ id, ...change }: AdminReviewChange & { id: number }) =>
    request<Review>("PUT", `/api/admin/reviews/${id}`, change),
  );

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ["reviews", "one", id],
    queryFn: ({ signal }) =>
      request<Review>("GET", `/api/reviews/${id}`, undefined, signal).catch(failed),
  });
