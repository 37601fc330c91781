import { queryOptions, useMutation } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { citizenScienceRoutes } from "./api.server.ts";
import type { NewCitizenProjectInput, NewContributionInput } from "./contract.ts";

const { call } = callsOf<typeof citizenScienceRoutes>();

export const adminCitizenProjectQuery = (id: number) =>
  queryOptions({
    queryKey: ["citizen-projects", "admin", id],
    queryFn: ({ signal }) =>
      call("GET /api/admin/community/projects/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

/** Without a number it begins a project. */
export const useSaveProject = (id: number | null) =>
  useMutation({
    mutationFn: (project: NewCitizenProjectInput) =>
      id === null
        ? call("POST /api/community/projects", { body: project })
        : call("PATCH /api/community/projects/{id}", { params: { id }, body: project }),
  });

export const useDeleteProject = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/projects/{id}", { params: { id } }),
  });

export const useReportProject = (id: number) =>
  useMutation({
    mutationFn: (report: NewReport & SpamTrap) =>
      call("POST /api/community/projects/{id}/report", { params: { id }, body: report }),
  });

export const useJoinProject = (id: number) =>
  useMutation({
    mutationFn: (isJoined: boolean) =>
      isJoined
        ? call("POST /api/community/projects/{id}/join", { params: { id }, body: {} })
        : call("DELETE /api/community/projects/{id}/join", { params: { id } }),
  });

export const useContribute = (id: number) =>
  useMutation({
    mutationFn: (contribution: NewContributionInput) =>
      call("POST /api/community/projects/{id}/contributions", {
        params: { id },
        body: contribution,
      }),
  });

export const useTakeBack = (id: number) =>
  useMutation({
    mutationFn: (contributionId: number) =>
      call("DELETE /api/community/projects/{id}/contributions/{contributionId}", {
        params: { id, contributionId },
      }),
  });

export const useFeatureProject = (id: number) =>
  useMutation({
    mutationFn: (featured: boolean) =>
      call("PUT /api/admin/community/projects/{id}/featured", {
        params: { id },
        body: { featured },
      }),
  });
