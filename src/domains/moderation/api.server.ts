import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { AuditEntry, AuditFilter } from "./contract.ts";
import { listAuditLog } from "./queries.server.ts";

/** Every domain says what kinds of things its decisions are about. */
export const auditRoutes = (domains: readonly Domain[]): RouteDeclaration[] => {
  const kinds = domains.flatMap(({ auditSubjects = [] }) => auditSubjects).sort();
  return [
    route({
      method: "GET",
      path: "/api/admin/audit-log",
      summary: "Who decided what, the newest first",
      access: "admin",
      query: AuditFilter.extend({ subjectType: z.enum(kinds).optional() }),
      answer: z.array(AuditEntry),
      handler: async ({ query, ctx }) => {
        const { entries, total } = await listAuditLog(ctx.services.db, query);
        ctx.responseHeaders.set("X-Total-Count", String(total));
        return entries;
      },
    }),

    route({
      method: "GET",
      path: "/api/admin/audit-subjects",
      summary: "The kinds of things that decisions are about",
      access: "admin",
      answer: z.array(z.string()),
      handler: async () => kinds,
    }),
  ];
};
