import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { auditRoutes } from "./api.server.ts";
import type { flagRoutes } from "./api-flags.server.ts";
import type { AuditFilter, FlagDecision, FlagFilter } from "./contract.ts";

const { call, callList } = callsOf<typeof auditRoutes | typeof flagRoutes>();

const FLAGS_KEY = ["admin", "flags"];

export const flagsQuery = (filter: Partial<FlagFilter>) =>
  queryOptions({
    queryKey: [...FLAGS_KEY, filter],
    queryFn: ({ signal }) => callList("GET /api/admin/flags", { query: filter, signal }),
    staleTime: 0,
  });

/** A report that is upheld takes its thing along: what shows such things is read anew. */
export function useDecideFlag(shownIn: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: FlagDecision & { id: number }) =>
      call("PUT /api/admin/flags/{id}", { params: { id }, body: decision }),
    onSettled: () => {
      for (const queryKey of [["admin"], ...shownIn]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

export const auditSubjectsQuery = queryOptions({
  queryKey: ["admin", "audit-subjects"],
  queryFn: ({ signal }) => call("GET /api/admin/audit-subjects", { signal }),
});

export const auditLogQuery = (filter: Partial<AuditFilter>) =>
  queryOptions({
    queryKey: ["admin", "audit-log", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/audit-log", { query: filter, signal }),
    staleTime: 0,
  });
