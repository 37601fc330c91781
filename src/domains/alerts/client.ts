import { queryOptions, useMutation } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { alertRoutes } from "./api.server.ts";
import type { NewAlertInput } from "./contract.ts";
import type { NewSubscriptionInput } from "./subscription-contract.ts";

const { call } = callsOf<typeof alertRoutes>();

export const adminAlertQuery = (id: number) =>
  queryOptions({
    queryKey: ["alerts", "admin", id],
    queryFn: ({ signal }) =>
      call("GET /api/admin/community/alerts/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

export const useCreateAlert = () =>
  useMutation({
    mutationFn: (alert: NewAlertInput & SpamTrap) =>
      call("POST /api/community/alerts", { body: alert }),
  });

export const useDeleteAlert = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/alerts/{id}", { params: { id } }),
  });

export const useReportAlert = (id: number) =>
  useMutation({
    mutationFn: (report: NewReport & SpamTrap) =>
      call("POST /api/community/alerts/{id}/report", { params: { id }, body: report }),
  });

export const useSupportAlert = (id: number) =>
  useMutation({
    mutationFn: (isSupported: boolean) =>
      isSupported
        ? call("POST /api/community/alerts/{id}/support", { params: { id }, body: {} })
        : call("DELETE /api/community/alerts/{id}/support", { params: { id } }),
  });

export const useResolveAlert = (id: number) =>
  useMutation({
    mutationFn: () =>
      call("PUT /api/community/alerts/{id}/status", {
        params: { id },
        body: { status: "resolved" },
      }),
  });

export const useVerifyAlert = (id: number) =>
  useMutation({
    mutationFn: (verified: boolean) =>
      call("PUT /api/community/alerts/{id}/verification", { params: { id }, body: { verified } }),
  });

export const useSubscribe = () =>
  useMutation({
    mutationFn: (choice: NewSubscriptionInput) =>
      call("POST /api/community/alert-subscriptions", { body: choice }),
  });

export const useUnsubscribe = (id: number) =>
  useMutation({
    mutationFn: () => call("DELETE /api/community/alert-subscriptions/{id}", { params: { id } }),
  });
