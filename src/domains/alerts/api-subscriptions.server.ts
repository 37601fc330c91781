import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { SUBSCRIPTIONS_PAGE } from "./limits-contract.ts";
import { subscribeToAlerts } from "./subscribe-to-alerts.server.ts";
import { AlertSubscription, NewSubscription } from "./subscription-contract.ts";
import { unsubscribeFromAlerts } from "./unsubscribe-from-alerts.server.ts";

const CHOOSING = { name: "alert-subscriptions", calls: 60, seconds: 600 };

export const subscriptionRoutes = [
  route({
    method: "POST",
    path: "/api/community/alert-subscriptions",
    summary: "Be mailed of alerts of a kind, everywhere, in a state or around a place",
    access: "signed-in",
    rateLimit: CHOOSING,
    body: NewSubscription,
    answer: AlertSubscription,
    status: 201,
    form: { pages: [SUBSCRIPTIONS_PAGE], leadsTo: () => `${SUBSCRIPTIONS_PAGE}?sent=yes` },
    handler: ({ body, viewer, ctx }) => subscribeToAlerts(ctx.services, viewer, body),
  }),

  route({
    method: "DELETE",
    path: "/api/community/alert-subscriptions/{id}",
    summary: "Be mailed of those alerts no longer",
    access: "signed-in",
    rateLimit: CHOOSING,
    params: z.object({ id: RowId }),
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await unsubscribeFromAlerts(ctx.services, viewer, params);
      return done;
    },
  }),
];
