import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { listFailedJobs } from "#src/platform/jobs/failed-jobs.server.ts";

const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  reason: z.string(),
});

/** What an administrator sees of the machinery; it belongs to no domain. */
export const operationsRoutes: RouteDeclaration[] = [
  route({
    method: "GET",
    path: "/api/admin/failed-jobs",
    summary: "Background jobs that failed for good",
    access: "admin",
    answer: z.array(FailedJob),
    handler: ({ ctx }) => listFailedJobs(ctx.services.db, 100),
  }),

  route({
    method: "POST",
    path: "/api/admin/failed-jobs/{name}/{jobId}/retry",
    summary: "Put a failed job back into its queue",
    access: "admin",
    params: z.object({ name: z.string().max(100), jobId: z.uuid() }),
    answer: Done,
    handler: async ({ params, ctx }) => {
      await ctx.services.jobs.retry(params.name, params.jobId);
      return done;
    },
  }),
];
