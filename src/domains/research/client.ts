import { queryOptions, useMutation } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { researchRoutes } from "./api.server.ts";
import type { ChangedProjectInput, NewProjectInput } from "./contract.ts";
import type {
  CollaborationAnswerInput,
  ContactAnswer,
  NewCollaborationInput,
} from "./request-contract.ts";

const { call } = callsOf<typeof researchRoutes>();

export const adminProjectQuery = (id: number) =>
  queryOptions({
    queryKey: ["research", "admin", id],
    queryFn: ({ signal }) =>
      call("GET /api/admin/research/projects/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

export const useSubmitProject = () =>
  useMutation({
    mutationFn: (project: NewProjectInput & SpamTrap) =>
      call("POST /api/research/projects", { body: project }),
  });

export const useChangeProject = (id: number) =>
  useMutation({
    mutationFn: (changes: ChangedProjectInput) =>
      call("PATCH /api/research/projects/{id}", { params: { id }, body: changes }),
  });

export const useDeleteProject = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/research/projects/{id}", { params: { id } }),
  });

export const useReportProject = (id: number) =>
  useMutation({
    mutationFn: (report: NewReport & SpamTrap) =>
      call("POST /api/research/projects/{id}/report", { params: { id }, body: report }),
  });

export const useCollaborate = () =>
  useMutation({
    mutationFn: (request: NewCollaborationInput & SpamTrap) =>
      call("POST /api/research/collaborate", { body: request }),
  });

export const useAnswerRequest = () =>
  useMutation({
    mutationFn: (answer: CollaborationAnswerInput) =>
      call("POST /api/research/answers", { body: answer }),
  });

export const useAnswerContact = () =>
  useMutation({
    mutationFn: (answer: ContactAnswer) => call("POST /api/research/contact", { body: answer }),
  });

export const useWithdraw = (token: string) =>
  useMutation({ mutationFn: () => call("POST /api/research/withdrawal", { body: { token } }) });
