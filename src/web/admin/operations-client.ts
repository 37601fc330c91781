import { queryOptions } from "@tanstack/react-query";
import type { operationsRoutes } from "#src/platform/operations/api.server.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { CallsOf } from "#src/shared/declared-call.ts";

const { call, callList } = callsOf<typeof operationsRoutes>();

type Calls = CallsOf<typeof operationsRoutes>;
export type FailedJob = Calls["GET /api/admin/failed-jobs"]["answer"][number];
export type OutboxMail = Calls["GET /api/admin/mail-outbox"]["answer"][number];
export type OutboxFilter = Calls["GET /api/admin/mail-outbox"]["query"];

export const failedJobsQuery = queryOptions({
  queryKey: ["admin", "failed-jobs"],
  queryFn: ({ signal }) => call("GET /api/admin/failed-jobs", { signal }),
  staleTime: 0,
});

export const retryJob = ({ name, id }: FailedJob) =>
  call("POST /api/admin/failed-jobs/{name}/{jobId}/retry", { params: { name, jobId: id } });

export const outboxQuery = (filter: OutboxFilter) =>
  queryOptions({
    queryKey: ["admin", "mail-outbox", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/mail-outbox", { query: filter, signal }),
    staleTime: 0,
  });
