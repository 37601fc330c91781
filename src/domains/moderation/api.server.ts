import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { AuditEntry, AuditFilter } from "./contract.ts";
import { listAuditLog } from "./queries.server.ts";

/** Every domain says what kinds of things its decisions are about. */
export const auditRoutes = (domains: readonly Domain[]) => {
  const kinds = domains.flatMap(({ auditSubjects = [] }) => auditSubjects).sort();
  return [
    list({
      path: "/api/admin/audit-log",
      summary: "Who decided what, the newest first",
      access: "admin",
      query: AuditFilter.extend({ subjectType: z.enum(kinds).optional() }),
      item: AuditEntry,
      handler: ({ query, ctx }) => listAuditLog(ctx.services.db, query),
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
