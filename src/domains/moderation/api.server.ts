import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { AuditEntry, AuditFilter } from "./contract.ts";
import { listAuditLog } from "./queries.server.ts";

export const moderationRoutes = [
  route({
    method: "GET",
    path: "/api/admin/audit-log",
    summary: "Who decided what, the newest first",
    access: "admin",
    query: AuditFilter,
    answer: z.array(AuditEntry),
    handler: async ({ query, ctx }) => {
      const { entries, total } = await listAuditLog(ctx.services.db, query);
      ctx.responseHeaders.set("X-Total-Count", String(total));
      return entries;
    },
  }),
];
