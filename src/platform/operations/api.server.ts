import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { listFailedJobs } from "#src/platform/jobs/failed-jobs.server.ts";
import { listOutbox } from "#src/platform/mail/outbox.server.ts";
import { Paging } from "#src/shared/paging.ts";

const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  reason: z.string(),
});

const OutboxMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(["sent", "failed"]),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const OutboxFilter = z.object({
  q: z.string().trim().max(200).optional(),
  status: z.enum(["sent", "failed"]).optional(),
  ...Paging.shape,
});

/** What an administrator sees of the machinery; it belongs to no domain. */
export const operationsRoutes = [
  list({
    path: "/api/admin/failed-jobs",
    summary: "Background jobs that failed for good, the latest first",
    access: "admin",
    query: Paging,
    item: FailedJob,
    handler: ({ query, ctx }) => listFailedJobs(ctx.services.db, query),
  }),

  list({
    path: "/api/admin/mail-outbox",
    summary: "What was mailed, the newest first, with codes and links masked",
    access: "admin",
    query: OutboxFilter,
    item: OutboxMail,
    handler: ({ query, ctx }) => listOutbox(ctx.services.db, query),
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
