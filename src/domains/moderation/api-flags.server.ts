import { z } from "zod";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Flag, FlagDecision, FlagFilter } from "./contract.ts";
import { decideFlag } from "./decide-flag.server.ts";
import { listFlags } from "./queries.server.ts";

/** Later domains say how their things are taken down. */
export const flagRoutes = (domains: readonly Domain[]) => [
  list({
    path: "/api/admin/flags",
    summary: "What readers have reported, the oldest first",
    access: "admin",
    query: FlagFilter,
    item: Flag,
    handler: ({ query, ctx }) => listFlags(ctx.services.db, query),
  }),

  route({
    method: "PUT",
    path: "/api/admin/flags/{id}",
    summary: "Uphold a report, which takes the reported thing down, or dismiss it",
    access: "admin",
    params: z.object({ id: RowId }),
    body: FlagDecision,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      const takeDowns = domains.map((domain) => domain.takeDowns ?? {});
      const decider = { admin: viewer, takeDowns: Object.assign({}, ...takeDowns) };
      await decideFlag(ctx.services, decider, { ...body, id: params.id });
      return done;
    },
  }),
];
