import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { AdminAlert, ConservationAlert, Resolution, Verification } from "./contract.ts";
import { lockAlert, versionOfAlert } from "./lock-alert.server.ts";
import { resolveAlert } from "./resolve-alert.server.ts";
import { requireAlert } from "./shown-alerts.server.ts";
import { verifyAlert } from "./verify-alert.server.ts";

const params = z.object({ id: RowId });
const DECIDING = { name: "alert-decisions", calls: 60, seconds: 600 };

export const alertDecisionRoutes = [
  route({
    method: "PUT",
    path: "/api/community/alerts/{id}/status",
    summary: "Resolve an alert; whoever sent it in, an expert or an administrator",
    access: "signed-in",
    rateLimit: DECIDING,
    params,
    body: Resolution,
    answer: ConservationAlert,
    handler: ({ params, viewer, ctx }) => resolveAlert(ctx.services, viewer, params),
  }),

  route({
    method: "PUT",
    path: "/api/community/alerts/{id}/verification",
    summary: "Stand by an alert, or no longer; an expert or an administrator",
    access: "signed-in",
    rateLimit: DECIDING,
    params,
    body: Verification,
    answer: ConservationAlert,
    handler: ({ params, body, viewer, ctx }) =>
      verifyAlert(ctx.services, viewer, { ...params, ...body }),
  }),

  route({
    method: "GET",
    path: "/api/admin/community/alerts/{id}",
    summary: "One alert as administrators decide about it",
    access: "admin",
    params,
    answer: AdminAlert,
    handler: ({ params, viewer, ctx }) =>
      ctx.services.db.transaction(async (tx) => ({
        version: versionOfAlert(await lockAlert(tx, params.id)),
        ...(await requireAlert(tx, params.id, viewer)),
      })),
  }),
];
