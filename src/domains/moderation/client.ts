import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request, requestList } from "#src/shared/http.ts";
import type { AuditEntry, AuditFilter, Flag, FlagDecision, FlagFilter } from "./contract.ts";

const FLAGS_KEY = ["admin", "flags"];
/** A report that is upheld takes its thing along, and what shows it. */
const REPORTED_KEYS = [["admin"], ["reviews"], ["experiences"], ["businesses"], ["search"]];

export const flagsQuery = (filter: Partial<FlagFilter>) =>
  queryOptions({
    queryKey: [...FLAGS_KEY, filter],
    queryFn: ({ signal }) => requestList<Flag>("/api/admin/flags", filter, signal),
    staleTime: 0,
  });

export function useDecideFlag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: FlagDecision & { id: number }) =>
      request("PUT", `/api/admin/flags/${id}`, decision),
    onSettled: () => {
      for (const queryKey of REPORTED_KEYS) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const auditSubjectsQuery = queryOptions({
  queryKey: ["admin", "audit-subjects"],
  queryFn: ({ signal }) => request<string[]>("GET", "/api/admin/audit-subjects", undefined, signal),
});

export const auditLogQuery = (filter: Partial<AuditFilter>) =>
  queryOptions({
    queryKey: ["admin", "audit-log", filter],
    queryFn: ({ signal }) => requestList<AuditEntry>("/api/admin/audit-log", filter, signal),
    staleTime: 0,
  });
