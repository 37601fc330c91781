import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import {
  DaySpan,
  FeaturedFilter,
  FeaturedListing,
  ReportFilter,
  RevenueOverview,
  RevenueReport,
} from "./contract.ts";
import { exportLedger, exportReports } from "./export-revenue.server.ts";
import { listFeatured } from "./list-featured.server.ts";
import { listReports } from "./queries.server.ts";
import { readOverview } from "./read-overview.server.ts";

export const revenueRoutes = [
  route({
    method: "GET",
    path: "/api/admin/revenue",
    summary: "What was collected, by month and package, and what runs now",
    access: "admin",
    answer: RevenueOverview,
    handler: ({ ctx }) => readOverview(ctx.services, new Date()),
  }),

  list({
    path: "/api/admin/revenue/featured",
    summary: "The featured listings, with what is paid and what was granted",
    access: "admin",
    query: FeaturedFilter,
    item: FeaturedListing,
    handler: ({ query, ctx }) => listFeatured(ctx.services.db, query),
  }),

  list({
    path: "/api/admin/revenue/reports",
    summary: "The daily reports, the newest first",
    access: "admin",
    query: ReportFilter,
    item: RevenueReport,
    handler: ({ query, ctx }) => listReports(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/revenue/reports.csv",
    summary: "The daily reports as a file for spreadsheets",
    access: "admin",
    query: DaySpan,
    answer: z.string(),
    handler: ({ query, ctx }) => exportReports(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/revenue/ledger.csv",
    summary: "Every row of the ledger as a file for spreadsheets",
    access: "admin",
    query: DaySpan,
    answer: z.string(),
    handler: async ({ query, ctx }) => exportLedger(ctx.services, query),
  }),
];
