import { queryOptions, useMutation } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { sightingsRoutes } from "./api.server.ts";
import type {
  NewComment,
  NewOpinionInput,
  NewSpeciesReportInput,
  WholeSpeciesReportInput,
} from "./contract.ts";

const { call } = callsOf<typeof sightingsRoutes>();

export const adminReportQuery = (id: number) =>
  queryOptions({
    queryKey: ["species-reports", "admin", id],
    queryFn: ({ signal }) =>
      call("GET /api/admin/community/reports/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

type Sought = Record<"speciesName" | "latitude" | "longitude" | "reportDate", string>;

export const similarReportsQuery = ({ speciesName, reportDate, ...at }: Sought) =>
  queryOptions({
    queryKey: ["species-reports", "similar", speciesName, reportDate, at.latitude, at.longitude],
    queryFn: ({ signal }) =>
      call("GET /api/community/similar-reports", {
        query: {
          ...{ speciesName, latitude: Number(at.latitude), longitude: Number(at.longitude) },
          ...(reportDate && { reportDate }),
        },
        signal,
      }),
    staleTime: 60_000,
  });

export const useSubmitReport = () =>
  useMutation({
    mutationFn: (report: NewSpeciesReportInput & SpamTrap) =>
      call("POST /api/community/reports", { body: report }),
  });

export const useChangeReport = (id: number) =>
  useMutation({
    mutationFn: (report: WholeSpeciesReportInput) =>
      call("PATCH /api/community/reports/{id}", { params: { id }, body: report }),
  });

export const useDeleteReport = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/reports/{id}", { params: { id } }),
  });

export const useFlagReport = (id: number) =>
  useMutation({
    mutationFn: (flag: NewReport & SpamTrap) =>
      call("POST /api/community/reports/{id}/report", { params: { id }, body: flag }),
  });

export const useUpvote = (id: number) =>
  useMutation({
    mutationFn: (isGiven: boolean) =>
      isGiven
        ? call("POST /api/community/reports/{id}/upvote", { params: { id }, body: {} })
        : call("DELETE /api/community/reports/{id}/upvote", { params: { id } }),
  });

export const useOpinion = (id: number) =>
  useMutation({
    mutationFn: (opinion: NewOpinionInput) =>
      call("POST /api/community/reports/{id}/opinion", { params: { id }, body: opinion }),
  });

export const useWithdrawOpinion = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/reports/{id}/opinion", { params: { id } }),
  });

export const useComment = (id: number) =>
  useMutation({
    mutationFn: (comment: NewComment) =>
      call("POST /api/community/reports/{id}/comments", { params: { id }, body: comment }),
  });

export const useEditComment = (id: number, commentId: number) =>
  useMutation({
    mutationFn: (comment: NewComment) =>
      call("PUT /api/community/reports/{id}/comments/{commentId}", {
        params: { id, commentId },
        body: comment,
      }),
  });

export const useDeleteComment = (id: number, commentId: number) =>
  useMutation({
    mutationFn: () =>
      call("DELETE /api/community/reports/{id}/comments/{commentId}", {
        params: { id, commentId },
      }),
  });

export const useTakeOffProject = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/reports/{id}/project", { params: { id } }),
  });

export const useShowPlace = (id: number) =>
  useMutation({
    mutationFn: () => call("POST /api/community/reports/{id}/show-place", { params: { id } }),
  });

export const useShowWords = (id: number) =>
  useMutation({
    mutationFn: (version: string) =>
      call("POST /api/community/reports/{id}/show-words", { params: { id }, body: { version } }),
  });
