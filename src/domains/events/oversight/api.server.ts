import { z } from "zod";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { ManagedEvent } from "../organize/managed-contract.ts";
import { requireManaged } from "../organize/queries.server.ts";
import { TakingDown } from "./contract.ts";
import { putBackEvent } from "./put-back-event.server.ts";
import { reportEvent } from "./report-event.server.ts";
import { takeDownEvent } from "./take-down-event.server.ts";

const params = z.object({ id: RowId });

export const oversightRoutes = [
  reportRoute({
    path: "/api/events/{id}/report",
    summary: "Tell the administrators that an event should not be there",
    report: reportEvent,
  }),

  route({
    method: "GET",
    path: "/api/admin/events/{id}",
    summary: "One event as administrators decide about it, also when it was taken down",
    access: "admin",
    params,
    answer: ManagedEvent,
    handler: ({ params, ctx }) => requireManaged(ctx.services.db, params.id),
  }),

  route({
    method: "POST",
    path: "/api/admin/events/{id}/take-down",
    summary: "Take an event off the site; its organizer and everybody who registered are told",
    access: "admin",
    params,
    body: TakingDown,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await takeDownEvent(ctx.services, viewer, { ...params, ...body });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/admin/events/{id}/put-back",
    summary: "Put an event back that was taken down; the same people are told",
    access: "admin",
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await putBackEvent(ctx.services, viewer, params);
      return done;
    },
  }),
];
