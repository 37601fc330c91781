import { list } from "#src/platform/http/list-route.server.ts";
import { AuditEntry, AuditFilter } from "./contract.ts";
import { listAuditLog } from "./queries.server.ts";

export const moderationRoutes = [
  list({
    path: "/api/admin/audit-log",
    summary: "Who decided what, the newest first",
    access: "admin",
    query: AuditFilter,
    item: AuditEntry,
    handler: ({ query, ctx }) => listAuditLog(ctx.services.db, query),
  }),
];
