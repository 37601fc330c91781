import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { BegunSubscription, EventSubscription, PlanQuery } from "./contract.ts";
import { readPlan } from "./queries.server.ts";
import {
  cancelPlan,
  openPlanPortal,
  resumePlan,
  subscribeOrganizer,
} from "./subscribe-organizer.server.ts";

const rateLimit = { name: "event-subscription", calls: 30, seconds: 600 };

export const organizerRoutes = [
  route({
    method: "POST",
    path: "/api/create-event-subscription",
    summary: "Begin to pay for the organizer's plan; without an address it is active already",
    access: "signed-in",
    rateLimit,
    answer: BegunSubscription,
    failure: "Failed to create subscription",
    handler: ({ viewer, ctx }) => subscribeOrganizer(ctx.services, viewer),
  }),

  route({
    method: "GET",
    path: "/api/user/event-subscription",
    summary: "One's own organizer's plan",
    access: "signed-in",
    query: PlanQuery,
    answer: EventSubscription,
    handler: ({ viewer, query, ctx }) => readPlan(ctx.services, viewer, query),
  }),

  route({
    method: "POST",
    path: "/api/user/event-subscription/cancel",
    summary: "Let the organizer's plan end with what is paid for",
    access: "signed-in",
    rateLimit,
    answer: Done,
    handler: async ({ viewer, ctx }) => {
      await cancelPlan(ctx.services, viewer);
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/user/event-subscription/resume",
    summary: "Let a cancelled organizer's plan renew after all",
    access: "signed-in",
    rateLimit,
    answer: Done,
    handler: async ({ viewer, ctx }) => {
      await resumePlan(ctx.services, viewer);
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/user/event-subscription/portal",
    summary: "The processor's page for the card and the invoices",
    access: "signed-in",
    rateLimit,
    answer: z.object({ url: z.string().nullable() }),
    handler: ({ viewer, ctx }) => openPlanPortal(ctx.services, viewer),
  }),
];
