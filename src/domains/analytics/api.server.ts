import { z } from "zod";
import { type RequestContext, userAgentOf } from "#src/platform/http/request-context.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { AnalyticsRequest, SiteStats, ViewCount, VisitAnswer, VisitEvent } from "./contract.ts";
import { BusinessAnalytics } from "./figure-contract.ts";
import { countOwnViews } from "./queries.server.ts";
import { requireBusinessAnalytics } from "./read-business-analytics.server.ts";
import { recordVisit, type Visit } from "./record-visit.server.ts";
import { readSiteStats } from "./site-stats.server.ts";

export const analyticsRoutes = [
  route({
    method: "POST",
    path: "/api/track",
    summary:
      "Report a page view, a page of results, a share, a call, a look at the way or at the website, or an event of a page's own",
    access: "public",
    rateLimit: { name: "track", calls: 120, seconds: 60 },
    maxBodyBytes: 4096,
    body: VisitEvent,
    answer: VisitAnswer,
    status: 202,
    handler: async ({ body, ctx }) => ({
      recorded: await recordVisit(ctx.services, visitOf(ctx), { event: body }),
    }),
  }),

  route({
    method: "GET",
    path: "/api/businesses/{id}/analytics",
    summary: "How often a listing was viewed, for its owner and for administrators",
    access: "signed-in",
    params: z.object({ id: RowId }),
    query: AnalyticsRequest,
    answer: BusinessAnalytics,
    handler: ({ params, query, viewer, ctx }) =>
      requireBusinessAnalytics(ctx.services.db, viewer, {
        businessId: params.id,
        days: query.days,
      }),
  }),

  route({
    method: "GET",
    path: "/api/user/businesses/views",
    summary: "How often one's own listings were viewed, taken together",
    access: "signed-in",
    query: AnalyticsRequest,
    answer: ViewCount,
    handler: ({ query, viewer, ctx }) =>
      countOwnViews(ctx.services.db, { ownerId: viewer.id, days: query.days }),
  }),

  route({
    method: "GET",
    path: "/api/admin/stats",
    summary: "Figures of the whole site and how they changed",
    access: "admin",
    answer: SiteStats,
    handler: ({ ctx }) => readSiteStats(ctx.services.db),
  }),
];

function visitOf(ctx: RequestContext): Visit {
  const { headers } = ctx.request;
  return {
    address: ctx.clientIp,
    userAgent: userAgentOf(ctx),
    isUnwatched: headers.get("dnt") === "1" || headers.get("sec-gpc") === "1",
  };
}
