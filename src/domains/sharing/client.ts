import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { type ListPage, request, requestList } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type {
  AdminExperience,
  AdminExperienceFilter,
  Experience,
  ExperienceApproval,
  ExperienceDecline,
  NewExperienceInput,
  OwnExperience,
} from "./contract.ts";

const EXPERIENCES = ["experiences"];

export const experiencesQuery = (businessId: number, limit: number) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "of-business", businessId, limit],
    queryFn: ({ signal }) =>
      requestList<Experience>(`/api/businesses/${businessId}/experiences`, { limit }, signal),
    placeholderData: keepPreviousData,
  });

export const adminExperiencesQuery = (filter: Partial<AdminExperienceFilter>) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "admin", filter],
    queryFn: ({ signal }): Promise<ListPage<AdminExperience>> =>
      requestList<AdminExperience>("/api/admin/experiences", filter, signal),
    staleTime: 0,
  });

export const adminExperienceQuery = (id: number) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "admin", "one", id],
    queryFn: ({ signal }) =>
      request<AdminExperience>("GET", `/api/admin/experiences/${id}`, undefined, signal),
    staleTime: 0,
  });

export const ownExperiencesQuery = queryOptions({
  queryKey: [...EXPERIENCES, "own"],
  queryFn: ({ signal }) =>
    request<OwnExperience[]>("GET", "/api/user/experiences", undefined, signal),
  staleTime: 0,
});

type Submission = NewExperienceInput & SpamTrap & { businessId: number };

export const submitExperience = ({ businessId, ...experience }: Submission) =>
  request<Experience>("POST", `/api/businesses/${businessId}/experiences`, experience);

export const useReportExperience = () =>
  useMutation({
    mutationFn: ({ id, ...report }: NewReport & SpamTrap & { id: number }) =>
      request("POST", `/api/experiences/${id}/report`, report),
  });

/** After a decision, also after one that came too late, the lists are asked for anew. */
function useDecision<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: EXPERIENCES }),
  });
}

export const useApproveExperience = () =>
  useDecision(({ id, ...shown }: ExperienceApproval & { id: number }) =>
    request("POST", `/api/experiences/${id}/approve`, shown),
  );

export const useDeclineExperience = () =>
  useDecision(({ id, ...decision }: ExperienceDecline & { id: number }) =>
    request("POST", `/api/experiences/${id}/decline`, decision),
  );

export const useDeleteExperience = () =>
  useDecision((id: number) => request("DELETE", `/api/experiences/${id}`));
