import { z } from "zod";
import { observerOf } from "#src/domains/accounts/session/observer.server.ts";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { sightingsReviewRoutes } from "./api-review.server.ts";
import { changeReport } from "./change-report.server.ts";
import {
  AdminSpeciesReport,
  ChangedSpeciesReport,
  checkedReport,
  NewSpeciesReport,
  ReportListRequest,
  SimilarRequest,
  SpeciesReport,
} from "./contract.ts";
import { takeOffProject } from "./count-for-project.server.ts";
import { findSimilar } from "./find-similar.server.ts";
import { flagReport } from "./flag-report.server.ts";
import { NEW_REPORT_PATH, reportPath } from "./limits-contract.ts";
import { listReports, requireReport } from "./queries.server.ts";
import { readTrend } from "./read-trend.server.ts";
import { deleteReport } from "./remove-report.server.ts";
import { lockReport } from "./report-rows.server.ts";
import { submitReport } from "./submit-report.server.ts";
import { versionOfReport } from "./to-report.server.ts";
import { Trend, TrendFilter } from "./trend-contract.ts";

const params = z.object({ id: RowId });
const CHANGES = { name: "species-report-changes", calls: 60, seconds: 600 };

export const sightingsRoutes = [
  list({
    path: "/api/community/reports",
    summary: "Reports about species, the latest seen first; places of sensitive ones are blurred",
    access: "public",
    query: ReportListRequest,
    item: SpeciesReport,
    handler: ({ query, viewer, ctx }) => listReports(ctx.services.db, query, viewer),
  }),

  route({
    method: "GET",
    path: "/api/community/reports/{id}",
    summary: "One report about a species",
    access: "public",
    params,
    answer: SpeciesReport,
    handler: ({ params, viewer, ctx }) => requireReport(ctx.services.db, params.id, viewer),
  }),

  route({
    method: "GET",
    path: "/api/community/trends",
    summary: "What was counted and what threatens it, by month and state, with the effort",
    access: "public",
    query: TrendFilter,
    answer: Trend,
    handler: ({ query, ctx }) => readTrend(ctx.services.db, query, new Date()),
  }),

  route({
    method: "GET",
    path: "/api/community/similar-reports",
    summary: "Reports of the same species within a day and a kilometer, where their place is shown",
    access: "public",
    query: SimilarRequest,
    answer: z.array(SpeciesReport),
    handler: ({ query, viewer, ctx }) => findSimilar(ctx.services.db, query, viewer),
  }),

  route({
    method: "POST",
    path: "/api/community/reports",
    summary: "Report a species; it is on the list at once and waits for reviewers",
    access: "public",
    rateLimit: { name: "species-reports", calls: 30, seconds: 3600 },
    // Pictures may come as data URLs, or as files of a plain form.
    takesForm: true,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    body: checkedReport(NewSpeciesReport.extend(SpamTrap.shape)),
    answer: SpeciesReport,
    status: 201,
    form: {
      pages: [NEW_REPORT_PATH],
      leadsTo: ({ answer }) => `${reportPath(answer.id)}?sent=report`,
    },
    handler: async ({ body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...report } = body;
      requireUntrapped({ homepage, secondsOpen });
      return submitReport(ctx.services, observerOf(ctx, viewer), report);
    },
  }),

  route({
    method: "PATCH",
    path: "/api/community/reports/{id}",
    summary: "Change a report; its reporter, or an administrator",
    access: "signed-in",
    rateLimit: CHANGES,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: ChangedSpeciesReport,
    answer: SpeciesReport,
    handler: ({ params, body, viewer, ctx }) =>
      changeReport(ctx.services, senderOf(ctx, viewer), { ...body, ...params }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/reports/{id}",
    summary: "Delete a report with what was said about it; its reporter, or an administrator",
    access: "signed-in",
    rateLimit: CHANGES,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteReport(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/community/reports/{id}/project",
    summary: "Have a report count no longer for its project; its reporter, or whoever leads it",
    access: "signed-in",
    rateLimit: CHANGES,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await takeOffProject(ctx.services, viewer, params);
      return done;
    },
  }),

  reportRoute({
    path: "/api/community/reports/{id}/report",
    summary: "Tell the administrators that a report should not be there",
    report: flagReport,
  }),

  route({
    method: "GET",
    path: "/api/admin/community/reports/{id}",
    summary: "One report as administrators decide about it",
    access: "admin",
    params,
    answer: AdminSpeciesReport,
    handler: ({ params, viewer, ctx }) =>
      ctx.services.db.transaction(async (tx) => {
        const row = await lockReport(tx, params.id);
        return { ...(await requireReport(tx, row.id, viewer)), version: versionOfReport(row) };
      }),
  }),

  ...sightingsReviewRoutes,
];
