import { z } from "zod";
import { observerOf } from "#src/domains/accounts/session/observer.server.ts";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { TakeBack } from "#src/shared/take-back.ts";
import { alertDecisionRoutes } from "./api-decisions.server.ts";
import { subscriptionRoutes } from "./api-subscriptions.server.ts";
import { AlertListRequest, ConservationAlert, newAlertWith, Support } from "./contract.ts";
import { createAlert } from "./create-alert.server.ts";
import { deleteAlert } from "./delete-alert.server.ts";
import { alertPath, NEW_ALERT_PAGE } from "./limits-contract.ts";
import { reportAlert } from "./report-alert.server.ts";
import { listAlerts, requireAlert } from "./shown-alerts.server.ts";
import { supportAlert } from "./support-alert.server.ts";

const params = z.object({ id: RowId });
const SUPPORTING = { name: "alert-support", calls: 120, seconds: 600 };

export const alertRoutes = [
  list({
    path: "/api/community/alerts",
    summary: "Conservation alerts, the newest day first",
    access: "public",
    query: AlertListRequest,
    item: ConservationAlert,
    handler: ({ query, viewer, ctx }) => listAlerts(ctx.services.db, query, viewer),
  }),

  route({
    method: "GET",
    path: "/api/community/alerts/{id}",
    summary: "One conservation alert",
    access: "public",
    params,
    answer: ConservationAlert,
    handler: ({ params, viewer, ctx }) => requireAlert(ctx.services.db, params.id, viewer),
  }),

  route({
    method: "POST",
    path: "/api/community/alerts",
    summary: "Warn of something; it is on the list at once",
    access: "public",
    rateLimit: { name: "alerts", calls: 10, seconds: 3600 },
    body: newAlertWith(SpamTrap.shape),
    takesForm: true,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    answer: ConservationAlert,
    status: 201,
    form: {
      pages: [NEW_ALERT_PAGE],
      leadsTo: ({ answer }) => `${alertPath(answer.id)}?sent=alert`,
    },
    handler: ({ body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...alert } = body;
      requireUntrapped({ homepage, secondsOpen });
      return createAlert(ctx.services, senderOf(ctx, viewer), alert);
    },
  }),

  route({
    method: "DELETE",
    path: "/api/community/alerts/{id}",
    summary: "Delete an alert; whoever sent it in, or an administrator",
    access: "signed-in",
    rateLimit: SUPPORTING,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteAlert(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/community/alerts/{id}/support",
    summary: "Support an alert, once, or take that back",
    access: "signed-in",
    rateLimit: SUPPORTING,
    params,
    body: TakeBack,
    answer: Support,
    form: {
      pages: ["/community-tracking/alerts/:id"],
      leadsTo: ({ page }) => page.pathname,
    },
    handler: ({ params, body, viewer, ctx }) =>
      supportAlert(ctx.services, observerOf(ctx, viewer), {
        ...params,
        isSupported: !body.takeBack,
      }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/alerts/{id}/support",
    summary: "Support an alert no longer",
    access: "signed-in",
    rateLimit: SUPPORTING,
    params,
    answer: Support,
    handler: ({ params, viewer, ctx }) =>
      supportAlert(ctx.services, observerOf(ctx, viewer), { ...params, isSupported: false }),
  }),

  reportRoute({
    path: "/api/community/alerts/{id}/report",
    summary: "Tell the administrators that an alert should not be there",
    report: reportAlert,
  }),

  ...alertDecisionRoutes,
  ...subscriptionRoutes,
];
