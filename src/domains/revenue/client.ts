import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { revenueRoutes } from "./api.server.ts";
import type { FeaturedFilter, ReportFilter } from "./contract.ts";

const { call, callList } = callsOf<typeof revenueRoutes>();
const REVENUE = ["admin", "revenue"];

export const revenueQuery = queryOptions({
  queryKey: [...REVENUE, "overview"],
  queryFn: ({ signal }) => call("GET /api/admin/revenue", { signal }),
  staleTime: 0,
});

export const featuredListingsQuery = (filter: Partial<FeaturedFilter>) =>
  queryOptions({
    queryKey: [...REVENUE, "featured", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/revenue/featured", { query: filter, signal }),
    staleTime: 0,
  });

export const reportsQuery = (filter: Partial<ReportFilter>) =>
  queryOptions({
    queryKey: [...REVENUE, "reports", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/revenue/reports", { query: filter, signal }),
    staleTime: 0,
  });
