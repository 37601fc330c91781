import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { AuditEntry, AuditFilter, Flag, FlagDecision, FlagFilter } from "./contract.ts";
import { decideFlag } from "./decide-flag.server.ts";
import { listAuditLog, listFlags } from "./queries.server.ts";

export const moderationRoutes: RouteDeclaration[] = [
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

  route({
    method: "GET",
    path: "/api/admin/flags",
    summary: "What readers have reported, the oldest first",
    access: "admin",
    query: FlagFilter,
    answer: z.array(Flag),
    handler: async ({ query, ctx }) => {
      const { flags, total } = await listFlags(ctx.services.db, query);
      ctx.responseHeaders.set("X-Total-Count", String(total));
      return flags;
    },
  }),

  route({
    method: "PUT",
    path: "/api/admin/flags/{id}",
    summary: "Uphold or dismiss a report",
    access: "admin",
    params: z.object({ id: RowId }),
    body: FlagDecision,
    answer: Done,
    handler: async ({ params, body, ctx }) => {
      await decideFlag(ctx.services, requireViewer(ctx), params.id, body);
      return done;
    },
  }),
];
