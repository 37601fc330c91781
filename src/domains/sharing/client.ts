import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { sharingRoutes } from "./api.server.ts";
import type {
  AdminExperienceFilter,
  ExperienceApproval,
  ExperienceDecline,
  NewExperienceInput,
} from "./contract.ts";
import type { SharedItem } from "./rules.ts";

const { call, callList, callWhole } = callsOf<typeof sharingRoutes>();

const EXPERIENCES = ["experiences"];

type Item = Pick<SharedItem, "type" | "id">;

export const experiencesQuery = ({ type, id }: Item, limit: number) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "of", type, id, limit],
    queryFn: ({ signal }) => {
      const asked = { params: { id }, query: { limit }, signal };
      return type === "business"
        ? callList("GET /api/businesses/{id}/experiences", asked)
        : callList("GET /api/events/{id}/experiences", asked);
    },
    placeholderData: keepPreviousData,
  });

export const adminExperiencesQuery = (filter: Partial<AdminExperienceFilter>) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "admin", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/experiences", { query: filter, signal }),
    staleTime: 0,
  });

export const adminExperienceQuery = (id: number) =>
  queryOptions({
    queryKey: [...EXPERIENCES, "admin", "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/experiences/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

export const ownExperiencesQuery = queryOptions({
  queryKey: [...EXPERIENCES, "own"],
  queryFn: ({ signal }) => callWhole("GET /api/user/experiences", { signal }),
  staleTime: 0,
});

export const submitExperience = ({ type, id }: Item, body: NewExperienceInput & SpamTrap) =>
  type === "business"
    ? call("POST /api/businesses/{id}/experiences", { params: { id }, body })
    : call("POST /api/events/{id}/experiences", { params: { id }, body });

export const useReportExperience = () =>
  useMutation({
    mutationFn: ({ id, ...report }: NewReport & SpamTrap & { id: number }) =>
      call("POST /api/experiences/{id}/report", { params: { id }, body: report }),
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
    call("POST /api/experiences/{id}/approve", { params: { id }, body: shown }),
  );

export const useDeclineExperience = () =>
  useDecision(({ id, ...decision }: ExperienceDecline & { id: number }) =>
    call("POST /api/experiences/{id}/decline", { params: { id }, body: decision }),
  );

export const useDeleteExperience = () =>
  useDecision((id: number) => call("DELETE /api/experiences/{id}", { params: { id } }));
