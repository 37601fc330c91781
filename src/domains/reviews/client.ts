import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { reviewRoutes } from "./api.server.ts";
import type {
  AdminNewReviewInput,
  AdminReviewChange,
  AdminReviewFilter,
  NewReviewInput,
  ReviewApproval,
  ReviewChange,
  ReviewDecline,
  ReviewListRequest,
} from "./contract.ts";

const { call, callList } = callsOf<typeof reviewRoutes>();
const failure = "Failed to fetch reviews";

/** Pages of a listing get theirs from the loader; this is for everything that asks later. */
export const reviewsQuery = (businessId: number, asked: Partial<ReviewListRequest> = {}) =>
  queryOptions({
    queryKey: ["reviews", "of-business", businessId, asked],
    queryFn: ({ signal }) =>
      callList("GET /api/businesses/{id}/reviews", {
        params: { id: businessId },
        query: asked,
        signal,
        failure,
      }),
  });

/** For the administrators' table: the page of a list, and how long the whole is. */
export const adminReviewsQuery = (filter: Partial<AdminReviewFilter>) =>
  queryOptions({
    queryKey: ["reviews", "admin", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/reviews", { query: filter, signal, failure }),
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

/** The place stands in the body as well as in the path. */
export const useSubmitReview = () =>
  useReviewMutation((body: NewReviewInput & SpamTrap & { businessId: number }) =>
    call("POST /api/businesses/{id}/reviews", { params: { id: body.businessId }, body }),
  );

export const useEditReview = () =>
  useReviewMutation(({ id, ...change }: ReviewChange & { id: number }) =>
    call("PUT /api/reviews/{id}", { params: { id }, body: change }),
  );

/** One's own, or any for an administrator. */
export const useDeleteReview = () =>
  useReviewMutation((id: number) => call("DELETE /api/reviews/{id}", { params: { id } }));

export const useMarkHelpful = () =>
  useMutation({
    mutationFn: ({ id, isHelpful }: { id: number; isHelpful: boolean }) =>
      isHelpful
        ? call("POST /api/reviews/{id}/helpful", { params: { id } })
        : call("DELETE /api/reviews/{id}/helpful", { params: { id } }),
  });

export const useReportReview = () =>
  useMutation({
    mutationFn: ({ id, ...report }: NewReport & SpamTrap & { id: number }) =>
      call("POST /api/reviews/{id}/report", { params: { id }, body: report }),
  });

/** Null takes the answer back. */
export const useAnswerReview = () =>
  useReviewMutation(({ id, answer }: { id: number; answer: string | null }) =>
    answer === null
      ? call("DELETE /api/reviews/{id}/answer", { params: { id } })
      : call("PUT /api/reviews/{id}/answer", { params: { id }, body: { answer } }),
  );

export const useApproveReview = () =>
  useReviewMutation(({ id, ...shown }: ReviewApproval & { id: number }) =>
    call("POST /api/reviews/{id}/approve", { params: { id }, body: shown }),
  );

export const useDeclineReview = () =>
  useReviewMutation(({ id, ...decision }: ReviewDecline & { id: number }) =>
    call("POST /api/reviews/{id}/decline", { params: { id }, body: decision }),
  );

export const useAddReview = () =>
  useReviewMutation((review: AdminNewReviewInput) =>
    call("POST /api/admin/reviews", { body: review }),
  );

export const useChangeReview = () =>
  useReviewMutation(({ id, ...change }: AdminReviewChange & { id: number }) =>
    call("PUT /api/admin/reviews/{id}", { params: { id }, body: change }),
  );

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ["reviews", "one", id],
    queryFn: ({ signal }) => call("GET /api/reviews/{id}", { params: { id }, signal, failure }),
  });
