import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Flag, FlagDecision, FlagFilter } from "./contract.ts";
import { decideFlag } from "./decide-flag.server.ts";
import { listFlags } from "./queries.server.ts";

/** Later domains say how their things are taken down. */
export const flagRoutes = (domains: readonly Domain[]) => [
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
    summary: "Uphold a report, which takes the reported thing down, or dismiss it",
    access: "admin",
    params: z.object({ id: RowId }),
    body: FlagDecision,
    answer: Done,
    handler: async ({ params, body, ctx }) => {
      const takeDowns = domains.map((domain) => domain.takeDowns ?? {});
      const decider = { admin: requireViewer(ctx), takeDowns: Object.assign({}, ...takeDowns) };
      await decideFlag(ctx.services, decider, params.id, body);
      return done;
    },
  }),
];
